plot: A delivery list held upside down brings every house the parcel of another: carrying theirs on, the children find out why, and so come just in time to somebody who is stuck up high and had ordered the way down.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: any
picture kinds=sci-fi: spaceship, day, curious, kid carries box, other, courier, box
picture: row village, day, curious, kid carries box, other, courier, box
middle: same, same, worried, kid runs, other carries box, courier, box
end: same, same, wide, happy, kid waves, other, owner, courier, box
take doors: 1 3 5
take ways: 0 2 2
take street: 0 0 2

title: La caja de otra puerta = A Box for Another Door
title: La lista al revés = The List Upside Down
title: Doce puertas y un error = Twelve Doors and One Mistake
title: Esto no es nuestro = This Is Not Ours

cast row: la calle del Pozo = Well Street
  in: en la calle del Pozo = in Well Street
cast row: la plaza de los Patos = Duck Square
  in: en la plaza de los Patos = in Duck Square
cast row: la cuesta del Horno = Oven Hill
  seen: un pueblo = a village
  in: en la cuesta del Horno = on Oven Hill
cast row: el callejón del Gallo = Rooster Lane
  in: en el callejón del Gallo = in Rooster Lane
cast row kinds=sci-fi: el anillo de Saturno = the ring of Saturn
  in: en el anillo de Saturno = on the ring of Saturn
cast row kinds=sci-fi: la estación Lechuga = Lettuce Station
  in: en la estación Lechuga = on Lettuce Station
cast row kinds=horror: la calle sin farolas = Lampless Lane
  in: en la calle sin farolas = in Lampless Lane
cast row kinds=horror: el patio de los Cuervos = Raven Yard
  in: en el patio de los Cuervos = in Raven Yard
cast row kinds=fantasy: el barrio de las brujas = the witches’ quarter
  seen: un pueblo = a village
  in: en el barrio de las brujas = in the witches’ quarter
cast row kinds=fantasy: el árbol hueco = the hollow tree
  seen: un bosque = a forest
  in: en el árbol hueco = in the hollow tree
cast row old kinds=adventure: el puerto viejo = the old harbour
  in: en el puerto viejo = in the old harbour
cast row kinds=adventure: la isla de los puentes = the island of bridges
  seen: un puente = a bridge
  in: en la isla de los puentes = on the island of bridges

cast courier m: el nuevo cartero Benito = Benito the new postman
  short: Benito = Benito
cast courier f: la nueva cartera Tecla = Tecla the new postwoman
  short: Tecla = Tecla
cast courier m: el nuevo repartidor Fabián = Fabián the new delivery man
  short: Fabián = Fabián
cast courier f: la nueva repartidora Tomasa = Tomasa the new delivery woman
  short: Tomasa = Tomasa

cast wanted: un libro = a book
  the: el libro = the book
  mark: En la portada queda la marca de un zapato. = On the cover there is the mark of a shoe.
cast wanted: un juego = a game
  the: el juego = the game
  mark: El tablero tiene una raya en el centro. = The board has a crack in the middle.
cast wanted: un rompecabezas = a puzzle
  the: el rompecabezas = the puzzle
  mark: La caja ya no tiene esquinas. = The box has no corners now.
cast wanted: un disco = a record
  the: el disco = the record
  mark: El disco salta en la tercera canción. = The record jumps at the third song.

cast owner f: doña Remedios = Mrs Remedios
  thing: una escalera de cuerda = a rope ladder
  the: la escalera = the ladder
  place: en el tejado = on the roof
  why: Su escalera está en el suelo. = Her ladder is on the ground.
  was: La escalera se le había caído a las diez. = Her ladder had fallen down at ten o’clock.
cast owner m: el señor Ibarra = Mr Ibarra
  thing: un picaporte = a door handle
  the: el picaporte = the handle
  place: en la ventana del baño = at the bathroom window
  why: Tiene en la mano el picaporte viejo. = He has the old door handle in his hand.
  was: Se había quedado con el picaporte viejo en la mano. = The old door handle had come off in his hand.
cast owner f: la señorita Olmedo = Miss Olmedo
  thing: una escalera plegable = a folding ladder
  the: la escalera = the ladder
  place: en lo alto del ciruelo = at the top of the plum tree
  why: El gato ya ha bajado, y ella no. = The cat is down already, and she is not.
  was: Había subido por el gato, y el gato ya había bajado. = She had gone up for the cat, and the cat had come down.
cast owner m: el capitán Nieto = Captain Nieto
  thing: una llave nueva = a new key
  the: la llave = the key
  place: en el balcón = on the balcony
  why: El viento ha cerrado la puerta. = The wind has shut the door.
  was: El viento le había cerrado la puerta. = The wind had shut the door behind him.
cast owner f kinds=sci-fi: la doctora Nebot = Doctor Nebot
  thing: un gancho de imán = a magnet hook
  the: el gancho = the hook
  place: en la antena = on the aerial
  why: Su mochila de aire está vacía. = Her air pack is empty.
  was: Se le había vaciado la mochila de aire. = Her air pack had run empty.
cast owner m kinds=horror: el señor Sombra = Mr Shade
  thing: un picaporte de hierro = an iron door handle
  the: el picaporte = the handle
  place: en la ventana de la torre = at the tower window
  why: La puerta de la torre se cierra sola. = The tower door shuts by itself.
  was: La puerta de la torre se cierra sola. = The tower door shuts by itself.
cast owner f kinds=fantasy: la bruja Ortiga = the witch Nettle
  thing: una escoba nueva = a new broom
  the: la escoba = the broom
  place: encima de la chimenea = on top of the chimney
  why: Su escoba vieja está partida. = Her old broom is in two pieces.
  was: La escoba vieja se le había partido al aterrizar. = Her old broom had snapped as she landed.
cast owner f kinds=adventure: la farera Brisa = Brisa the lighthouse keeper
  thing: una escalera de cuerda = a rope ladder
  the: la escalera = the ladder
  place: en lo alto del faro = at the top of the lighthouse
  why: Faltan los escalones de abajo. = The lowest steps are gone.
  was: Una ola se había llevado los escalones de abajo. = A wave had taken the lowest steps.

speaks cook m: el cocinero = the cook
speaks man m: el hombre = the man
speaks inspector m: el inspector = the inspector
speaks baker m: el panadero = the baker
speaks mother f: la madre = the mother
speaks voice f: la voz = the voice
speaks paz f: la señora Paz = Mrs Paz
speaks anselmo m: don Anselmo = Mr Anselmo
speaks saturio m: don Saturio = Mr Saturio
speaks clerk f: la chica = the young woman
speaks painter f: la pintora = the painter
speaks singer f: la cantante = the singer

word: la caja = the box
word: la puerta: puerta, puertas = the door: door, doors
word: la lista = the list
word: el paquete: paquete, paquetes = the parcel: parcel, parcels
word: al revés = upside down
word: el error = the mistake
word: el nombre = the name
word: la voz = the voice
word: arriba = up
word: el vecino: vecinos = the neighbour: neighbours
word: el felpudo = the mat
word: el gallo = the rooster
word: el espantapájaros = the scarecrow
word: el tambor = the drum
word: la lana = the wool
word: el peine: peines = the comb: combs
word: la pintura = the paint
word: el perro = the dog
word: la calle = the street
word: la cuerda = the string

question: ¿Qué habría pasado si la caja hubiera llegado a su puerta? = What would have happened if the box had come to the right door?
question: ¿Por qué nadie quiere devolver lo que no es suyo? = Why does nobody want to give back what is not theirs?
question: ¿Qué error tuyo salió bien? = Which of your own mistakes turned out well?

== wait
-- beginner
{kids} [vive|viven] {row.in}.
{kids} [lives|live] {row.in}.
Es la puerta tres.
It is door three.
<Desde el lunes [espera|esperan] un paquete./Hace una semana que [espera|esperan] un paquete.>
<Since Monday {they} [has|have] waited for a parcel./For a week {they} [has|have] waited for a parcel.>
Es {wanted}: {topic}.
It is {wanted}: {topic}.
Hoy llama {courier}.
Today {courier} rings.
+ <Es su primer día./Lleva los zapatos nuevos.>
+ <It is {courier:his|her} first day./{courier:His|Her} shoes are new.>
<Deja una caja enorme y se va./Deja en el suelo una caja enorme.>
<{courier:He|She} leaves a huge box and goes./{courier:He|She} puts a huge box on the floor.>
<El nombre está borrado./El nombre es solo una mancha.>
<The name has been washed off./The name is only a blot.>

<—Esto no es nuestro —dice {kid}./—Nuestro paquete no es tan gordo —dice {kid}.>
<“This is not ours,” says {kid}./“Our parcel is not so fat,” says {kid}.>

<Hay que preguntar en las puertas./La caja va de puerta en puerta.>
<So {kids} [asks|ask] at the doors./The box goes from door to door.>
-- intermediate
{kids} [vivía|vivían] {row.in}, en la puerta tres.
{kids} lived {row.in}, behind door three.
<[Esperaba|Esperaban] desde el lunes {wanted} que se llamaba {topic}./Hacía una semana que [esperaba|esperaban] {wanted}: {topic}.>
<Since Monday {they} had been waiting for {wanted} called {topic}./For a week {they} had been waiting for {wanted}: {topic}.>
Por fin llamó {courier}, <que llevaba un mapa y una ampolla/que estrenaba trabajo y zapatos>.
At last {courier} rang the bell, <with a map and a blister/with a new job and new shoes>.
Dejó una caja enorme y salió corriendo.
{courier:He|She} left a huge box and ran.
+ El nombre se había borrado, y dentro sonaba algo.
+ The name had been washed off, and something inside it rattled.

<—Esto no es nuestro —dijo {kid}./—Lo nuestro es más plano —dijo {kid}.>
<“This is not ours,” said {kid}./“Ours is flatter,” said {kid}.>

<Hubo que preguntar de puerta en puerta./Así que la caja salió a buscar su puerta.>
<So it went from door to door./So the box went out to find its door.>
-- advanced
En la puerta tres, {row.in}, {kids} [esperaba|esperaban] un paquete <desde el lunes/desde hacía una semana>.
Behind door three, {row.in}, {kids} had been waiting <since Monday/for a week> for a parcel.
Contenía {wanted} titulado así: {topic}.
It was to be {wanted} with this title: {topic}.
Lo que dejó {courier} fue una caja enorme, con el nombre <medio borrado/hecho una mancha>.
What came, from {courier}, was a huge box, with its name <washed off/turned into a blot>.

<—Esto no es nuestro —dijo {kid}, y hubo que preguntar de puerta en puerta./—Lo nuestro era más plano —dijo {kid}, y la caja salió a buscar su puerta.>
<“This is not ours,” said {kid}, and the box had to go from door to door./“Ours was flatter,” said {kid}, and the box set out to find its door.>

== ask-one ages=3-5
-- beginner
* Toc, toc, toc: ¿es de aquí?
* Knock, knock, knock: is it yours?
+ No, no es de aquí.
+ No, it is not.
-- intermediate
* Toc, toc, toc: ¿es de aquí?
* Knock, knock, knock: is it yours?
+ No, de aquí no era.
+ No, it was not.
-- advanced
* Toc, toc, toc: ¿es de aquí?
* Knock, knock, knock: is it yours?
+ No, aunque hubo quien se lo pensó.
+ No, although some people did think about it.

== trombone in doors
-- beginner
La señora Paz esperaba tapones para los oídos.
Mrs Paz was waiting for earplugs.
Arriba vive un hombre con un trombón.
A man with a trombone lives upstairs.
Pero en su paquete hay otro trombón.
But in her parcel there is another trombone.
Ella sopla, y suena como una vaca.
She blows, and it sounds like a cow.
<Arriba no se oye nada./Arriba se cae una silla.>
<Upstairs there is silence./Upstairs a chair falls over.>

@paz —Ahora escucha él —dice, y sopla otra vez.
“Now he listens,” she says, and blows again.
-- intermediate
La señora Paz había pedido tapones para los oídos, por el vecino del trombón.
Mrs Paz had ordered earplugs, because of a neighbour with a trombone.
En su paquete venía otro trombón.
In her parcel was another trombone.
Lo había probado por curiosidad, y <salió una vaca/salió un barco en la niebla>.
She had tried it to see, and <out came a cow/out came a ship in fog>.
+ Desde entonces, arriba no se oía nada.
+ Since then there had been no sound from upstairs.

@paz —Ahora le toca a él escuchar —dijo, y tomó aire.
“Now it’s his turn to listen,” she said, and took a breath.
-- advanced
La señora Paz había encargado tapones para los oídos, por culpa de un vecino con trombón.
Mrs Paz had ordered earplugs, on account of a neighbour with a trombone.
Lo que recibió fue otro trombón, y al probarlo <salió una vaca/salió un barco en la niebla>.
What she got was another trombone, and when she tried it, <out came a cow/out came a ship in fog>.
+ El piso de arriba llevaba desde entonces en un silencio respetuoso.
+ Since then, a respectful silence had come from upstairs.

@paz —Ya iba siendo hora de que escuchase él —dijo, y llenó los pulmones.
“It was high time for him to do the listening,” she said, and filled her lungs.

== combs in doors
-- beginner
El cocinero esperaba tenedores.
The cook was waiting for forks.
Ahora tiene cuarenta peines.
Now he has forty combs.
Hoy hay espaguetis, y la gente come con peine.
Today there is spaghetti, and people eat with combs.
<No cae ni uno al plato./Un señor se peina después el bigote.>
<Not one falls off./One man combs his moustache afterwards.>

—Los tenedores eran un error —dice el cocinero.
“Forks were a mistake,” says the cook.
-- intermediate
El cocinero de la esquina había pedido cuarenta tenedores y tenía cuarenta peines.
The cook on the corner had ordered forty forks and had forty combs.
Ese día tocaban espaguetis, y los clientes llevaban una hora esperando.
It was spaghetti day, and his guests had been waiting for an hour.
Así que comieron con peine, y <no cayó ni uno/luego se peinaron el bigote>.
So they ate with combs, and <not one fell off/combed their moustaches afterwards>.

—El error eran los tenedores —dijo el cocinero.
“Forks were the mistake,” said the cook.
-- advanced
El cocinero de la esquina había encargado cuarenta tenedores y se encontró con cuarenta peines.
The cook on the corner had ordered forty forks and found himself with forty combs.
Era día de espaguetis, y a los clientes no hubo que insistirles.
It was spaghetti day, and his guests did not need to be asked twice.
+ <No se perdió ni uno entre el plato y la boca./Un señor aprovechó el postre para arreglarse el bigote.>
+ <Not one was lost between plate and mouth./One gentleman used the pudding time to see to his moustache.>

—Pensándolo bien, el error eran los tenedores —dijo el cocinero.
“When you think about it, the mistake was forks,” said the cook.

== wool in doors
-- beginner
Don Anselmo es pescador y esperaba hilo de pescar.
Mr Anselmo fishes, and he was waiting for fishing line.
En la caja hay lana rosa.
In the box there is pink wool.
Pesca con la lana, porque no hay otra cosa.
He fishes with the wool, as there is nothing else.
Los peces suben a mirar.
The fish come up to look.
<Uno le da un beso al nudo./Uno llama a su familia.>
<One of them kisses the knot./One of them calls its family.>

@anselmo —Nunca los había visto tan cerca —dice.
“I had never seen them so near,” he says.
-- intermediate
Don Anselmo, que pescaba, había pedido hilo y recibió lana rosa.
Mr Anselmo, who fished, had ordered line, and he got pink wool.
Como no tenía otra cosa, la ató a la caña.
Having nothing else, he tied it to his rod.
Los peces no picaron, pero subieron todos a mirar.
The fish did not bite, but all of them came up to look.
<Uno hasta besó el nudo./Uno se fue y volvió con su familia.>
<One even kissed the knot./One went away and came back with its family.>

@anselmo —Treinta años pescando —dijo—, y no sabía que tenían esa cara.
“Thirty years of fishing,” he said, “and I never knew their faces.”
-- advanced
Don Anselmo, que llevaba treinta años pescando, había encargado hilo y recibió lana rosa.
Mr Anselmo, who had been fishing for thirty years, had ordered line and got pink wool.
A falta de otra cosa la ató a la caña, y los peces, en lugar de picar, subieron a mirarla.
For want of anything else he tied it to his rod, and the fish, instead of biting, came up to look.
+ <Uno de ellos besó el nudo./Uno se marchó y regresó con toda su familia.>
+ <One of them kissed the knot./One left and returned with its whole family.>

@anselmo —Treinta años, y no les conocía la cara —dijo, y les presentó a {kids}.
“Thirty years, and I had never seen their faces,” he said, and introduced {kids}.

== drum in doors
-- beginner
Aquí esperaban una cuna.
Here they were waiting for a cradle.
+ La cuna no llega, y el bebé sí.
+ The cradle has not come, but the baby has.
Hay un tambor muy grande.
There is a very big drum.
El bebé duerme dentro.
The baby sleeps inside.
<Cuando alguien tose, el tambor hace «bum»./Cuando se da la vuelta, el tambor hace «bum».>
<If anybody coughs, the drum goes “boom”./When he turns over, the drum goes “boom”.>

—Así sabemos que está bien —dice la madre, bajito.
“That is how we know he is all right,” whispers the mother.
-- intermediate
En esta casa esperaban una cuna, y recibieron un tambor de desfile.
In this house they were waiting for a cradle, and got a parade drum.
El bebé había llegado el día antes, así que lo probaron.
The baby had come the day before, so they tried it.
+ Dormía dentro, encima de tres mantas, con los puños cerrados.
+ He slept inside, on three blankets, with his fists closed.
<Cada vez que alguien tosía, el tambor decía «bum»./Cada vez que se daba la vuelta, el tambor decía «bum».>
<Each time somebody coughed, the drum said “boom”./Each time he turned over, the drum said “boom”.>

—Así sabemos dónde está —dijo la madre en voz baja.
“That’s how we know where he is,” said the mother in a low voice.
-- advanced
En esta casa se esperaba una cuna, y lo que vino fue un tambor de desfile.
In this house a cradle had been expected, and what came was a parade drum.
Como el bebé se había adelantado, lo acostaron dentro, sobre tres mantas.
Since the baby had come early, they laid him inside it on three blankets.
+ <Si tosía alguien, el tambor contestaba con un «bum» muy suave./Si se daba la vuelta, se oía un «bum» en toda la escalera.>
+ <If anybody coughed, the drum answered with a very soft “boom”./If he turned over, a “boom” went through the whole house.>

—Una cuna no avisa —explicó la madre, sin levantar la voz.
“A cradle tells you nothing,” explained the mother in a low voice.

== scarecrow in doors
-- beginner
Don Saturio esperaba un espejo.
Mr Saturio was waiting for a mirror.
Ahora tiene un espantapájaros con sombrero.
Now he has a scarecrow in a hat.
+ Lo pone en el baño.
+ He puts it in the bathroom.
Por la mañana lo mira y se peina.
In the morning he looks at it and combs his hair.
<Llevan el mismo sombrero./El espantapájaros siempre sonríe.>
<They wear the same hat./The scarecrow always smiles.>

@saturio —Es más guapo que el del espejo —dice.
“He is better looking than the one in the mirror,” he says.
-- intermediate
Don Saturio había pedido un espejo y recibió un espantapájaros con sombrero.
Mr Saturio had ordered a mirror and got a scarecrow in a hat.
+ Lo puso en el baño, encima del lavabo, donde iba el espejo.
+ He put it in the bathroom, over the basin, where mirrors go.
Todas las mañanas se peinaba delante, y <el otro sonreía siempre/el otro nunca tenía ojeras>.
Every morning he combed his hair in front of it, and <it always smiled/it never looked tired>.

@saturio —Es bastante más guapo que yo —dijo—, y no repite todo lo que hago.
“He’s much better looking than me,” he said, “and he doesn’t copy everything I do.”
-- advanced
Don Saturio había encargado un espejo y recibió un espantapájaros con sombrero de paja.
Mr Saturio had ordered a mirror and received a scarecrow in a straw hat.
Lo instaló en el baño, sobre el lavabo, y se afeitaba delante de él todas las mañanas.
He set it up in the bathroom, over the basin, and shaved in front of it every morning.
+ <El otro sonreía siempre, incluso los lunes./El otro no envejecía, aunque soltaba alguna paja.>
+ <It always smiled, even on Mondays./It never got older, although it lost a straw or two.>

@saturio —Sale uno ganando, y no me imita en nada —dijo.
“One looks better that way, and he never imitates me,” he said.

== rooster in doors
-- beginner
Una chica esperaba un despertador.
A young woman was waiting for an alarm clock.
Siempre llega tarde al trabajo.
She is always late for work.
En el paquete hay un gallo.
In the parcel there is a rooster.
El gallo canta a las seis.
The rooster crows at six.
+ No tiene botón.
+ It has no button.
<Mete la cabeza en el café de ella./También se sienta en su cara.>
<It puts its head in her coffee./It also sits on her face.>

@clerk —Ahora llego yo primero —dice—, y abro la puerta.
“Now I get there first,” she says, “and open the door.”
-- intermediate
Una joven que siempre llegaba tarde había pedido un despertador.
A young woman who was always late had ordered an alarm clock.
El despertador que le mandaron era un gallo.
The alarm clock that she got was a rooster.
+ Cantaba a las seis, y no tenía ningún botón.
+ It crowed at six, and there was no button.
<Si ella no se movía, se le sentaba en la cara./Si ella no se movía, le bebía el café.>
<If she did not move, it sat on her face./If she did not move, it drank her coffee.>

@clerk —Ahora abro yo la oficina —dijo, con una pluma en el pelo.
“Now I am the one who opens the office,” she said, with a feather in her hair.
-- advanced
Una joven que no había llegado puntual en su vida había encargado un despertador.
A young woman who had never been on time in her life had ordered an alarm clock.
Le trajeron un gallo, que cantaba a las seis y carecía de botones.
What they brought her was a rooster, which crowed at six and had no buttons.
+ <Si ella no se movía, se le sentaba en la cara, sin apretar./Si ella no se movía, se le bebía el café.>
+ <If she did not stir, it sat on her face, though not heavily./If she did not stir, it drank her coffee.>

@clerk —Ahora la oficina la abro yo —dijo, y se quitó una pluma del pelo.
“Now I am the one who opens the office,” she said, and took a feather out of her hair.

== paint in doors
-- beginner
Una pintora esperaba pintura azul.
A painter was waiting for blue paint.
Toda la pintura es amarilla.
All the paint is yellow.
Ella solo pinta el mar.
She only paints the sea.
Hoy pinta un mar amarillo.
Today she paints a yellow sea.
<La gente se para en la ventana a mirar./Un niño pregunta si se puede comer.>
<People stop at the window to look./A boy asks if you can eat it.>

@painter —Diez años de azul —dice—, y nadie se para.
“Ten years of blue,” she says, “and nobody stops.”
-- intermediate
Una pintora que solo pintaba el mar había pedido cinco botes de azul.
A painter who only painted the sea had ordered five pots of blue.
Los cinco eran amarillos.
All five were yellow.
Pintó un mar amarillo, con un barco muy extrañado.
She painted a yellow sea, with a very surprised ship.
<La gente se paraba delante de la ventana./Un señor preguntó a qué sabía.>
<People stopped in front of her window./A man asked her what it tasted of.>

@painter —Diez años de mares azules —dijo—, y no se había parado nadie.
“Ten years of blue seas,” she said, “and nobody had ever stopped.”
-- advanced
Una pintora que no pintaba más que mares había encargado cinco botes de azul, y los cinco eran amarillos.
A painter who painted nothing but seas had ordered five pots of blue, and all five were yellow.
Le salió un mar amarillo con un barco que no daba crédito.
The result was a yellow sea, with a ship that could not believe it.
+ <Delante de su ventana se había formado un corro./Un señor, muy serio, quiso saber a qué sabía.>
+ <A small crowd had gathered at her window./A man, quite seriously, wished to know what it tasted of.>

@painter —Diez años de azules, y no se había parado ni un perro —dijo.
“Ten years of blue, and not even a dog had stopped,” she said.

== castanets in doors
-- beginner
El abuelo Lucas esperaba dientes nuevos.
Grandpa Lucas was waiting for new teeth.
Le han traído castañuelas.
They have brought him castanets.
Ahora habla con ellas.
Now he talks with them.
Un golpe es «sí», y dos golpes son «no».
One click is “yes”, and two clicks are “no”.
<Tres golpes son «sopa»./Muchos golpes son un chiste.>
<Three clicks are “soup”./Many clicks are a joke.>

—¿Quiere los dientes? —pregunta {kid}.
“Do you want the teeth?” asks {kid}.

Dos golpes.
Two clicks.
-- intermediate
El abuelo Lucas había pedido una dentadura y recibió unas castañuelas.
Grandpa Lucas had ordered a set of teeth and got castanets.
Desde el desayuno hablaba con ellas: un golpe era «sí», y dos, «no».
He had talked with them since breakfast: one click was “yes”, and two were “no”.
<Los golpes muy seguidos eran un chiste./Tres golpes querían decir «más sopa».>
<A lot of quick clicks were a joke./Three clicks meant “more soup”.>

—¿Quiere que busquemos sus dientes? —preguntó {kid}.
“Shall we look for your teeth?” asked {kid}.

Sonaron dos golpes muy alegres.
There were two very cheerful clicks.
-- advanced
El abuelo Lucas había encargado una dentadura, y el paquete traía unas castañuelas.
Grandpa Lucas had ordered a set of teeth, and his parcel held castanets.
Desde el desayuno no se expresaba de otro modo: un golpe quería decir que sí, y dos, que no.
Since breakfast he had spoken no other way: one click meant yes, and two meant no.
+ <Los chistes eran largos y había que mirarle las cejas./Para pedir sopa hacía falta un redoble.>
+ <His jokes were long, and you had to watch his eyebrows./To ask for soup, he needed a drum roll.>

—¿Quiere que busquemos sus dientes? —preguntó {kid}, y se oyeron dos golpes encantados.
“Shall we look for your teeth?” asked {kid}, and there were two delighted clicks.

== tent in doors
-- beginner
Dos hermanas esperaban un paraguas.
Two sisters were waiting for an umbrella.
+ Siempre se pelean por el paraguas.
+ They always fight over the umbrella.
En la caja hay una tienda de campaña.
In the box there is a tent.
Salen a la calle con ella, y nadie se moja.
They go out in it, and nobody gets wet.
<También cabe el perro./También caben tres vecinos.>
<There is room for the dog too./There is room for three neighbours too.>

—Ahora falta saber quién va delante —dicen.
“Now, who goes in front?” they say.
-- intermediate
Dos hermanas que se peleaban por un paraguas habían pedido otro.
Two sisters who fought over an umbrella had ordered another.
Les llegó una tienda de campaña para seis.
What came was a tent for six.
Ahora salían con ella a comprar el pan, con cuatro zapatos por debajo.
Now they went for bread in it, with four shoes showing underneath.
<Si llovía, se metían también los vecinos./El perro iba en medio y no se mojaba.>
<When it rained, neighbours got in too./The dog went in the middle and kept dry.>

—Ya no discutimos —dijeron—, salvo por quién mira.
“We don’t quarrel now,” they said, “except over who looks out.”
-- advanced
Dos hermanas que se disputaban un paraguas habían encargado el segundo y recibieron una tienda para seis.
Two sisters who fought over an umbrella had ordered a second one and got a tent for six.
Salían con ella a comprar el pan, y por debajo asomaban cuatro zapatos de acuerdo.
They went out in it to buy bread, with four shoes below, all in agreement.
+ <Cuando llovía se subía gente, como a un autobús./El perro viajaba en el centro, completamente seco.>
+ <When it rained, people got on, as they would a bus./The dog travelled in the centre, completely dry.>

—Ya solo reñimos por la ventanilla —dijeron.
“Now we only quarrel over the window,” they said.

== chilli in doors
-- beginner
Una cantante esperaba miel para la voz.
A singer was waiting for honey for her voice.
En el tarro hay una salsa roja.
In the jar there is a red sauce.
Toma una cucharada entera.
She takes a whole spoonful.
+ Su cara cambia de color tres veces.
+ Her face changes colour three times.
Después canta una nota altísima.
Then she sings a very high note.
<En la calle se para un autobús./Un vaso se parte en dos.>
<In the street a bus stops./A glass breaks in two.>

@singer —¡Esa nota! —dice—.
“That note!” she says.
La busco desde hace años.
“I have looked for it for years.”
-- intermediate
Una cantante había pedido miel para la voz.
A singer had ordered honey for her voice.
En el tarro venía una salsa roja, y se tomó una cucharada sin mirar.
The jar held a red sauce, and she took a spoonful without looking.
+ La cara le cambió tres veces de color.
+ Her face changed colour three times.
Después le salió una nota que <paró un autobús/partió un vaso en dos>.
Then out came a note that <stopped a bus/broke a glass in two>.

@singer —Once años buscando esa nota —dijo, y bebió agua—, y estaba en la comida.
“Eleven years I’ve looked for that note,” she said, drinking water, “and it was in the food.”
-- advanced
Una cantante había encargado miel para la voz y se tomó, sin mirar, una cucharada de salsa picante.
A singer had ordered honey for her voice and, without looking, took a spoonful of hot sauce.
El color de su cara cambió tres veces, y luego salió una nota que <paró un autobús/partió un vaso por la mitad>.
Her face changed colour three times, and then out came a note that <stopped a bus/broke a glass in two>.
+ Era la nota que llevaba once años persiguiendo.
+ It was the note that she had been chasing for eleven years.

@singer —Otra cucharada no, pero media sí —dijo, cuando pudo hablar.
“Not another spoonful, but I could do half,” she said, when she could speak.

== guess medium in ways
-- beginner
La caja pesa mucho.
The box is heavy.
{kids} la [lleva|llevan] con una cuerda.
{kids} [pulls|pull] it along on a string.
Dentro suena algo.
Something inside it makes a noise.

—Es un caballo de hierro —dice {kid}.
“It is an iron horse,” says {kid}.

<—Son cien cucharas —dice un vecino./—Es mi suegra —dice un vecino.>
<“It is a hundred spoons,” says a neighbour./“It is my mother-in-law,” says a neighbour.>

Una señora pone la oreja y escucha.
A lady puts her ear to it and listens.

@- —Es el mar —dice, muy segura.
“It is the sea,” she says, quite sure.

Nadie la abre, porque no es de nadie de allí.
Nobody opens it, because it belongs to nobody there.
Pero todo el mundo la mueve un poco.
But everybody shakes it a little.
-- intermediate
La caja pesaba, y había que arrastrarla con una cuerda.
The box was heavy, and it had to be pulled along on a string.
En cada piedra sonaba algo por dentro.
At every stone, something inside it rattled.

—Es un caballo de hierro —dijo {kid}.
“It’s an iron horse,” said {kid}.

<—Son cien cucharas —opinó el panadero./—Es el piano de mi prima —opinó el panadero.>
<“It’s a hundred spoons,” thought the baker./“It’s my cousin’s piano,” thought the baker.>

Una señora pegó la oreja al cartón y cerró los ojos.
A lady put her ear to the cardboard and shut her eyes.

@- —Es el mar —dijo—, y hay tormenta.
“It’s the sea,” she said, “and there’s a storm.”

Nadie la abrió, porque no era suya, pero la sacudieron todos.
Nobody opened it, as it was not theirs, but everybody shook it.
-- advanced
La caja pesaba tanto que hubo que atarle una cuerda y arrastrarla como a un burro.
The box was so heavy that it had to be put on a string and pulled along like a donkey.
A cada piedra, algo se quejaba en su interior.
At every stone something inside it complained.

—Un caballo de hierro, desmontado —calculó {kid}.
“An iron horse, in parts,” reckoned {kid}.

El panadero apostó por <cien cucharas/el piano de una prima suya>, y una señora apoyó la oreja y oyó el mar, con tormenta.
The baker bet on <a hundred spoons/the piano of a cousin of his>, and a lady put her ear to it and heard the sea, with a storm.
Nadie la abrió, porque no era suya, pero no hubo quien no la sacudiera.
Nobody opened it, as it was not theirs, but there was nobody who did not shake it.

== kerb medium in ways
-- beginner
En la acera está {courier.short}, sin zapatos.
On the kerb sits {courier.short}, without shoes.
Tiene una ampolla en cada pie.
{courier:He|She} has a blister on each foot.

@courier —He terminado ya —dice—, y qué bien ha ido.
“I have finished,” {courier:he|she} says, “and it went so well.”

{kid} mira la caja y no dice nada.
{kid} looks at the box and says nothing.

—La gente da las gracias —dice {courier.short}—, y una señora ha tocado el trombón.
“People say thank you,” says {courier.short}, “and a lady played the trombone for me.”

{other} busca en el bolsillo y encuentra <una tirita con patos/una tirita con estrellas>.
{other} looks in one pocket and finds a plaster with <ducks/stars> on it.
Luego encuentra otra.
Then there is another one.

—Es mi primer día —dice {courier.short}.
“It is my first day,” says {courier.short}.

—Se nota poco —dice {kid}.
“It hardly shows,” says {kid}.
-- intermediate
En el bordillo estaba {courier.short}, sin zapatos, soplándose los pies.
On the kerb sat {courier.short}, without shoes, blowing on both feet.

—He acabado antes que nadie —contó—, y todo el mundo me mira con cara de sorpresa.
“I was done before anybody,” said {courier.short}, “and everyone looked so surprised.”

{kid} miró la caja, y después miró para otro lado.
{kid} looked at the box, and then looked away.
{other} sacó del bolsillo dos tiritas con <patos/estrellas>.
{other} took out two plasters with <ducks/stars> on them.

—¿Tan mal lo he hecho? —preguntó {courier.short}.
“Did I do it so badly?” asked {courier.short}.

—Todavía no se sabe —dijo {kid}, y pegó la segunda tirita.
“We don’t know yet,” said {kid}, putting on the second plaster.
-- advanced
En el bordillo, sin zapatos, {courier.short} se soplaba las ampollas.
On the kerb, without shoes, {courier.short} was blowing on a pair of blisters.

@courier —En la central dicen que es un récord, y eso que la lista era rarísima —contó.
“They say at the office that it’s a record, although the list was very odd,” {courier:he|she} said.

{kid} miró la caja y después, con mucho interés, una nube.
{kid} looked at the box and then, with great interest, at a cloud.
{other} encontró dos tiritas con <patos/estrellas> en el fondo de un bolsillo.
{other} found two plasters with <ducks/stars> at the bottom of one pocket.

—Habrá salido bien, ¿no? —preguntó {courier.short}, mientras se las ponía.
“It did go well, didn’t it?” asked {courier.short}, putting them on.

—Está saliendo —dijo {kid}.
“It’s still going,” said {kid}.

== dog medium in ways
-- beginner
Un perro sigue la caja.
A dog follows the box.
La huele por los seis lados.
It smells all six sides.
Después se sienta encima.
Then it sits on top.
{kids} [tira|tiran] de la cuerda.
{kids} [pulls|pull] the string.
Ahora [lleva|llevan] una caja y un perro.
Now the load is one box and one dog.
<El perro saluda a la gente con la cola./El perro mira al frente, como un rey.>
<The dog greets people with its tail./The dog looks straight ahead, like a king.>

—¿El perro también es un error? —pregunta alguien.
“Is the dog a mistake too?” asks somebody.

{kid} mira debajo del perro.
{kid} looks under the dog.
No hay etiqueta.
There is no label.

—No —dice {kid}—, el perro está bien.
“No,” says {kid}, “the dog is all right.”
-- intermediate
Un perro que pasaba olió la caja por los seis lados y se sentó encima.
A passing dog smelled all six sides of the box and sat on it.
No hubo manera de que bajara.
Nothing would make it get off.
{kids} [siguió|siguieron] tirando de la cuerda, ahora con perro.
{kids} pulled on, now with a dog as well.
<El animal saludaba a la gente con la cola, como un alcalde./El animal miraba siempre al frente, como un capitán.>
<The animal greeted people with its tail, like a mayor./The animal looked straight ahead, like a captain.>

—¿Y eso también venía equivocado? —preguntó una señora.
“Was that delivered wrongly too?” asked a lady.

{kid} buscó una etiqueta por debajo del perro y no la encontró.
{kid} searched the dog’s underside for a label and found none.

—No —dijo {kid}—, el perro es correcto.
“No,” said {kid}, “the dog is correct.”
-- advanced
Un perro que pasaba examinó la caja por sus seis lados, dio su conformidad y se sentó encima.
A passing dog examined the box on all six sides, gave its approval and sat down on top.
+ A partir de ahí {kids} [arrastró|arrastraron] una caja con perro, lo que despertó cierto respeto.
+ From there on {kids} pulled a box with a dog, which met with some respect.
+ <El animal saludaba con la cola, como un alcalde en un desfile./El animal miraba al horizonte, como un capitán.>
+ <The animal greeted people with its tail, like a mayor in a parade./The animal watched the horizon, like a captain.>

—¿Ese también lo han entregado mal? —preguntó una señora.
“Was that one delivered wrongly too?” asked a lady.

{kid} buscó por debajo, no vio ninguna etiqueta y declaró que el perro estaba en su sitio.
{kid} looked underneath, saw no label and declared that the dog was in its place.

== stairs medium in ways
-- beginner
Hay que bajar siete escalones.
There are seven steps down.
{kid} dice «cuidado», y la caja se va sola.
{kid} says “careful”, and the box leaves alone.
Baja y baja: bum, bum, bum.
Down it goes: bump, bump, bump.
<Pasa entre dos monjas./Pasa debajo de un caballo.>
<It passes between two nuns./It passes under a horse.>
Choca con una farola y da una vuelta.
It hits a street lamp and turns round once.
Al final se para delante de una puerta.
In the end it stops in front of a door.
Todos corren detrás.
Everybody runs after it.

—¿Se ha roto? —pregunta {other}.
“Is it broken?” asks {other}.

Dentro se oye un ruido nuevo.
From inside comes a new noise.
Es casi una canción.
It is almost a song.
-- intermediate
Había siete escalones, y la caja los bajó sin esperar a nadie.
There were seven steps, and the box took them without waiting.
Pasó entre <dos monjas que venían con un helado/las patas de un caballo muy tranquilo>.
It went between <two nuns eating ice cream/the legs of a very calm horse>.
Rebotó en una farola, dio una vuelta y siguió.
It bounced off a street lamp, spun round and carried on.
Se paró delante de una puerta, como si viviera allí.
It stopped in front of a door, as if it lived there.

—¿Se ha roto algo? —preguntó {other}, sin aliento.
“Is anything broken?” asked {other}, out of breath.

Por dentro hacía un ruido nuevo, casi una canción.
Inside, it made a new noise, almost a song.
La puerta, por cierto, no era.
It was not the right door, by the way.
-- advanced
Había siete escalones, y la caja decidió bajarlos por su cuenta.
There were seven steps, and the box decided to take them by itself.
Pasó entre <dos monjas que compartían un helado/las patas de un caballo que no se inmutó>, rebotó en una farola y tomó la curva.
It passed between <two nuns sharing an ice cream/the legs of a horse that took no notice>, bounced off a street lamp and took the bend.
+ Fue a detenerse delante de una puerta, como quien por fin ha llegado a casa.
+ It came to rest in front of a door, like somebody who has got home at last.
No era la suya, pero hubo que comprobarlo.
It was not the right one, but that had to be checked.
Desde el golpe sonaba por dentro de otra manera, casi con música.
Since the bump, it had made a different sound inside, almost a tune.

== phone long in street
-- beginner
En la esquina hay un teléfono, y {kid} llama a la oficina.
On the corner there is a telephone, and {kid} calls the office.

—Si su paquete es pequeño, diga «uno» —dice una voz—.
“If your parcel is small, say ‘one’,” says a voice.
Si es más grande que una vaca, diga «dos».
“If it is bigger than a cow, say ‘two’.”

{kid} mira la caja.
{kid} looks at the box.

@kid —¿Y si es como una vaca pequeña?
“And if it is like a small cow?”

—Diga «tres» —dice la voz, un poco triste.
“Say ‘three’,” says the voice, a little sadly.

{kid} dice «tres».
{kid} says “three”.
Suena música de flautas.
There is some flute music.
<Suena durante media hora./Un pájaro la aprende entera.>
<It lasts for half an hour./A bird learns the whole of it.>

—Todos estamos comiendo —dice la voz—.
“We are all at lunch,” says the voice.
¿Algo más?
“Anything else?”

—¿Qué hay de comer? —pregunta {kid}.
“What is for lunch?” asks {kid}.

Hay un silencio.
There is a silence.

—Lentejas —dice la voz, y ya no parece una máquina—.
“Lentils,” says the voice, and it is not a machine after all.
Y nadie me lo pregunta nunca.
“And nobody ever asks me.”

{kid} cuelga con cuidado.
{kid} hangs up carefully.
-- intermediate
En la esquina quedaba un teléfono, y {kid} llamó a la oficina de los paquetes.
On the corner there was still a telephone, and {kid} called the parcel office.

—Si su paquete es pequeño, diga «uno» —dijo una voz—.
“If your parcel is small, say ‘one’,” said a voice.
Si es mayor que una vaca, diga «dos».
“If it is bigger than a cow, say ‘two’.”

{kid} midió la caja con los brazos.
{kid} measured the box with both arms.

@kid —Es como una vaca joven.
“It’s about the size of a young cow.”

—Para vacas jóvenes, espere —dijo la voz, y puso flautas.
“For young cows, please wait,” said the voice, and put on flutes.

<A la media hora, un pájaro se sabía toda la música./A la media hora, {other} bailaba, más o menos.>
<After half an hour, a bird knew all the music./After half an hour, {other} was dancing, more or less.>

—Ahora están todos comiendo —dijo por fin la voz—, ¿desea algo más?
“They’re all at lunch now,” said the voice at last, “is there anything else?”

—¿Qué hay de comer? —preguntó {kid}.
“What’s for lunch?” asked {kid}.

Al otro lado hubo un silencio largo.
At the other end there was a long silence.

—Lentejas —dijo la voz, que de pronto era una persona—, y gracias por preguntar.
“Lentils,” said the voice, which was suddenly a person, “and thank you for asking.”
-- advanced
En la esquina resistía un teléfono, y {kid} marcó el número de reclamaciones.
On the corner a telephone had survived, and {kid} dialled the number for complaints.

—Si su paquete es menor que un gato, diga «uno» —recitó una voz—.
“If your parcel is smaller than a cat, say ‘one’,” recited a voice.
Si es mayor que una vaca, diga «dos», y apártese.
“If it is bigger than a cow, say ‘two’, and stand back.”

—Es más bien como una ternera —dijo {kid}, midiéndola a ojo.
“It is more of a calf,” said {kid}, looking it up and down.

—Para terneras, manténgase a la escucha —dijo la voz, y empezaron las flautas.
“For calves, please hold the line,” said the voice, and flutes began.

<Cuando terminaron, un pájaro se sabía de memoria la pieza entera./Cuando terminaron, media acera la silbaba.>
<When they ended, a bird knew the whole piece by heart./When they ended, half the street was whistling it.>

—Todo el personal ha salido a comer —informó la voz—, ¿puedo hacer algo más por usted?
“All our staff have gone to lunch,” the voice announced, “so is there anything else?”

—¿Qué hay de comer? —preguntó {kid}.
“What is there for lunch?” asked {kid}.

Se hizo un silencio tan largo que {other} creyó que se había cortado.
There was such a long silence that {other} thought the line was dead.

—Lentejas —contestó alguien que ya no era una máquina—, y es la primera vez que me lo preguntan.
“Lentils,” answered somebody who was no longer a machine, “and nobody has asked me before.”

== inspector long in street
-- beginner
Llega un inspector con un maletín.
An inspector comes with a briefcase.

@inspector —He oído que hay errores —dice.
“I hear that there are mistakes,” he says.

Nadie contesta.
Nobody answers.
Los vecinos esconden cosas detrás de la espalda.
The neighbours hide things behind their backs.
<Detrás de uno se oye un «quiquiriquí»./Detrás de uno asoma un trombón.>
<Behind one, something crows./Behind one, a trombone sticks out.>

—¿Alguna queja? —pregunta el inspector.
“Any complaints?” asks the inspector.

—Ninguna —dicen todos.
“None,” they all say.

El inspector mira su papel, que tiene cien líneas para quejas.
The inspector looks at his paper, which has a hundred lines for complaints.
Todas están vacías.
They are all empty.
Se sienta en su maletín.
He sits down on his briefcase.

@inspector —A mí también me ha llegado un paquete —dice, muy bajo—.
“I got a parcel too,” he says, very quietly.
Es una tarta con ocho velas.
“It is a cake with eight candles.”

—¿Y de quién es? —pregunta {kid}.
“And whose is it?” asks {kid}.

@inspector —No lo sé, pero hoy es mi cumpleaños.
“I do not know, but today is my birthday.”

El inspector escribe en su papel: «Ninguna queja».
The inspector writes on his paper: “No complaints”.
Después reparte la tarta, y hay para todos.
Then he cuts the cake, and everybody gets some.
-- intermediate
A media mañana apareció un inspector con maletín y bigote.
In the middle of the morning an inspector appeared, with a briefcase and a moustache.

@inspector —Me dicen que ha habido errores —anunció.
“I am told that there have been mistakes,” he announced.

Los vecinos pusieron las manos detrás de la espalda.
The neighbours put their hands behind their backs.
<Detrás de una de ellas cantó un gallo./Detrás de una de ellas asomaba un trombón.>
<Behind one of them, a rooster crowed./Behind one of them, a trombone was showing.>

—¿Alguna queja? —preguntó el inspector, con el lápiz preparado.
“Any complaints?” asked the inspector, with his pencil ready.

—Ni una —dijo la calle entera.
“Not one,” said the whole street.

El impreso tenía cien líneas, y las cien seguían en blanco.
His form had a hundred lines, and all hundred were blank.
El inspector se sentó en el maletín y bajó la voz.
The inspector sat down on the briefcase and lowered his voice.

@inspector —A mí me han traído una tarta con ocho velas, y no sé de quién es.
“They brought me a cake with eight candles, and I don’t know whose it is.”

—¿Y cuándo es su cumpleaños? —preguntó {kid}.
“And when is your birthday?” asked {kid}.

—Hoy —dijo el inspector—, pero eso no lo sabía nadie.
“Today,” said the inspector, “but nobody knew.”

En la primera línea escribió «ninguna», y con la regla de medir cortó la tarta.
On the first line he wrote “none”, and with his ruler he cut the cake.
-- advanced
A media mañana se presentó un inspector con un maletín y un bigote reglamentarios.
In the middle of the morning there appeared an inspector, with briefcase and moustache according to the rules.

@inspector —Ha llegado a mis oídos que aquí se ha entregado todo mal —anunció.
“It has reached my ears that everything here was delivered wrongly,” he announced.

Los vecinos escondieron las manos, y <detrás de una espalda cantó un gallo/detrás de una espalda asomó un trombón>.
The neighbours hid their hands, and <behind one back a rooster crowed/behind one back a trombone was showing>.

@inspector —Se admiten quejas —dijo, y destapó la pluma.
“Complaints may now be made,” he said, and uncapped his pen.

+ Esperó tanto que se secó la tinta.
+ He waited for so long that the ink dried.
+ Acabó por sentarse en el maletín, con cien líneas en blanco sobre las rodillas.
+ In the end he sat down on the briefcase, with a hundred blank lines on his knees.

@inspector —A mí me trajeron una tarta con ocho velas, que no he pedido —confesó.
“I was brought a cake with eight candles, which I never ordered,” he confessed.

—¿Y cuándo cumple años? —preguntó {kid}.
“And when is your birthday?” asked {kid}.

@inspector —Hoy, aunque no creo que lo sepa nadie.
“Today, though I don’t think that anybody knows.”

En la primera línea escribió «ninguna» y, con la regla de medir paquetes, cortó la tarta en partes iguales.
On the first line he wrote “none” and, with his parcel ruler, cut the cake into equal parts.

== fair long in street
-- beginner
Los vecinos salen a la calle con sus paquetes.
The neighbours come out with their parcels.
Quieren cambiarlos.
They want to swap.

—¿Quién tiene mi espejo? —pregunta uno.
“Who has my mirror?” asks one.

—Yo —dice una mujer—, pero está en el gallinero.
“I do,” says a woman, “but it is in the hen house.”
Las gallinas se miran y ponen el doble.
“The hens look at themselves and lay twice as much.”

—¿Quién tiene mis tapones? —pregunta otra.
“Who has my earplugs?” asks another.

—Yo —dice un hombre—, y ya no oigo el tren.
“I do,” says a man, “and I cannot hear the train now.”

@- —¿Cómo dice? —pregunta ella.
“I beg your pardon?” she asks.

@- —¿Cómo dice? —pregunta él.
“I beg your pardon?” he asks.

<Una niña tiene los tenedores, y son los dedos de su robot./Un niño tiene los tenedores, y son su valla.>
<A girl has the forks, and they are the fingers of her robot./A boy has the forks, and they are his fence.>
Todos miran sus cosas un rato.
Everybody looks at their things for a while.
Después miran las cosas de los demás.
Then they look at the things of the others.
Uno da un paso atrás.
One takes a step back.
Luego dan un paso atrás todos.
Then they all take a step back.

—Bueno —dicen—, buenas tardes.
“Well,” they say, “good afternoon.”

Y cada puerta se cierra muy deprisa.
And every door shuts very quickly.
-- intermediate
Al mediodía salieron los vecinos a la calle, cada uno con lo que no era suyo.
At noon the neighbours came out, each with something that was not theirs.
Se trataba de cambiarlo todo y acabar con el error.
They were going to swap it all and be done with the mistake.

—¿Quién tiene mi espejo? —preguntó uno.
“Who has my mirror?” asked one.

—Está en mi gallinero —dijo una mujer—, y ponen el doble desde que se ven.
“It’s in my hen house,” said a woman, “and they lay twice as much, now they can see.”

—¿Y mis tapones? —preguntó otra.
“And my earplugs?” asked another.

—¿Cómo dice? —contestó un hombre que vivía junto al tren.
“Pardon?” answered a man who lived by the railway.

<Los tenedores eran ya los dedos de un robot./Los tenedores eran ya la valla de un huerto.>
<The forks were the fingers of a robot by now./The forks were the fence of a garden by now.>
Hubo un silencio, en el que todos miraron de reojo lo que tenían.
There was a silence, in which all of them looked at what they had.
Después miraron de reojo lo que les iban a dar.
Then they looked at what they were going to get.
Alguien dio un paso atrás, y luego lo dieron todos.
Somebody took a step back, and then they all did.

—Bueno, pues buenas tardes —dijeron.
“Well, good afternoon then,” they said.

Doce puertas se cerraron muy deprisa.
A lot of doors shut very quickly.
-- advanced
Al mediodía salió a la calle el vecindario, cada cual con lo que no era suyo debajo del brazo.
At noon the neighbours came out, each with something that was not theirs under one arm.
Había que devolverlo todo y poner fin al error.
Everything was to be given back, and the mistake put right.

—El espejo lo tengo yo en el gallinero —reconoció una mujer—, y desde que se ven ponen el doble.
“I have the mirror in my hen house,” admitted a woman, “and since they can see each other they lay twice as much.”

—¿Y quién tiene mis tapones? —preguntó otra, a voces.
“And who has my earplugs?” asked another loudly.

@- —¿Cómo dice? —respondió, radiante, un señor que vivía encima del tren.
“Pardon?” replied, beaming, a man who lived above the railway.

<De los tenedores se supo que eran los dedos de un robot./De los tenedores se supo que ya daban judías.>
<As for the forks, they had become the fingers of a robot./As for the forks, beans were growing up them.>
Siguió un silencio en el que cada uno miró lo que tenía y luego lo que iba a recibir.
A silence followed, in which all of them looked at what they had, and then at what they would get.
Alguien retrocedió un paso, y como si fuera un baile, retrocedieron todos.
Somebody took a step back and, as if it were a dance, so did all the rest.

@- —Pues nada, muy buenas tardes —dijeron, y se oyó cerrar un cerrojo detrás de otro.
“Well then, a very good afternoon,” they said, and one bolt after another was heard to shut.

== thief long in street
-- beginner
{kids} [descansa|descansan] un momento.
{kids} [takes|take] a rest.
La caja está en la acera.
The box is on the pavement.
Pasa un hombre con una carretilla.
A man comes by with a wheelbarrow.
Mira a la derecha y a la izquierda.
He looks right and left.
Pone la caja en la carretilla y corre.
He puts the box in the wheelbarrow and runs.

—¡Eh! —grita {kid}.
“Hey!” shouts {kid}.

{kids} [corre|corren] detrás.
{kids} [runs|run] after him.
<Corren también dos perros y un cura./Corre también la mitad del mercado.>
<Two dogs and a priest run too./Half the market runs too.>
El hombre da la vuelta a la fuente.
The man goes round the fountain.
Da otra vuelta, y otra.
He goes round again, and again.
Después se para, muy rojo.
Then he stops, very red.

@man —¿Esto no es la lavadora de mi madre? —pregunta.
“Is this not my mother’s washing machine?” he asks.

—No —dice {kid}—, ¿y por qué corre?
“No,” says {kid}, “so why are you running?”

—Porque oigo gritos —dice el hombre—, y los gritos dan miedo.
“Because I hear shouting,” says the man, “and shouting scares me.”

Pide perdón nueve veces.
He says sorry nine times.
Después lleva la caja hasta la puerta siguiente.
Then he wheels the box to the next door.
-- intermediate
Durante un descanso, la caja se quedó en la acera.
During a rest the box was left on the pavement.
Un hombre con una carretilla miró a un lado y a otro, la cargó y se fue.
A man with a wheelbarrow looked both ways, loaded it up and left.

—¡Eh! —gritó {kid}.
“Hey!” shouted {kid}.

El hombre echó a correr, y detrás de él <media calle/dos perros, un cura y media calle>.
The man began to run, and after him <half the street/two dogs, a priest and half the street>.
Dieron tres vueltas a la fuente, y a la cuarta nadie sabía quién perseguía a quién.
They went three times round the fountain, and the fourth time nobody knew who was chasing whom.
Por fin el hombre se paró, colorado como un tomate.
At last the man stopped, as red as a tomato.

@man —¿Esto no es la lavadora de mi madre? —preguntó.
“Isn’t this my mother’s washing machine?” he asked.

—No —dijo {kid}—, ¿y entonces por qué corría?
“No,” said {kid}, “so why did you run?”

—Porque oía gritos —dijo el hombre—, y pensé que venía un ladrón.
“Because I heard shouting,” said the man, “and thought there was a thief.”

Pidió perdón nueve veces y llevó la caja hasta la puerta siguiente.
He said sorry nine times, and wheeled the box to the next door.
-- advanced
Durante un descanso, la caja se quedó un momento en la acera, y un momento bastó.
During a rest the box was left on the pavement for a moment, and a moment was enough.
Un hombre miró a un lado y a otro, la cargó en una carretilla y se alejó silbando.
A man looked both ways, loaded it into a wheelbarrow and went off whistling.

—¡Eh! —gritó {kid}, y el silbido se convirtió en carrera.
“Hey!” shouted {kid}, and the whistling turned into running.

Tres vueltas se dieron a la fuente, con <media calle detrás/dos perros y un cura detrás>, hasta que nadie supo quién perseguía a quién.
Three times they went round the fountain, with <half the street behind/two dogs and a priest behind>, until nobody knew who was chasing whom.
+ El hombre frenó por fin, del color de un tomate.
+ At last the man pulled up, the colour of a tomato.

@man —¿Pero esto no es la lavadora de mi madre? —preguntó.
“But isn’t this my mother’s washing machine?” he asked.

—No —dijo {kid}—, ¿y por qué corría usted?
“No,” said {kid}, “and why did you run?”

—Oí que gritaban, y supuse que había un ladrón —dijo el hombre.
“I heard people shouting, and supposed there was a thief,” said the man.

Pidió disculpas nueve veces, una por perseguidor, y empujó la caja hasta la puerta siguiente.
He apologised nine times, once for each pursuer, and wheeled the box to the next door.

== ask-two ages=3-5
-- beginner
* Toc, toc, toc: ¿es de aquí?
* Knock, knock, knock: is it yours?
+ Tampoco es de aquí.
+ It is not theirs either.
-- intermediate
* Toc, toc, toc: ¿es de aquí?
* Knock, knock, knock: is it yours?
+ Tampoco era de aquí.
+ It was not theirs either.
-- advanced
* Toc, toc, toc: ¿es de aquí?
* Knock, knock, knock: is it yours?
+ Tampoco, y eso que les gustaba.
+ It was not, though they rather liked it.

== list
-- beginner
<Todas las puertas tienen el paquete de otra./En ninguna puerta está su paquete.>
<Every door has the parcel of another one./No door has its own parcel.>
<En la puerta uno está el paquete de la doce./La puerta doce tiene el paquete de la uno.>
<Door one has the parcel of door twelve./Door twelve has the parcel of door one.>
+ En la dos está el de la once.
+ Door two has the parcel of door eleven.

<—¡La lista está al revés! —dice {kid}./—¡Alguien lee la lista al revés! —dice {kid}.>
<“The list is upside down!” says {kid}./“Somebody reads the list upside down!” says {kid}.>

+ <{other} cuenta con los dedos./{other} cuenta las puertas.>
+ <{other} counts on both hands./{other} counts the doors.>
<Contando al revés, la puerta tres es la diez./Entonces, la caja es de la puerta diez.>
<Counting backwards, door three is door ten./Then the box belongs to door ten.>
-- intermediate
+ Cada puerta tenía el paquete de otra, pero no de cualquiera.
+ Every door had the parcel of another, but not just any other.
<La puerta uno tenía el paquete de la puerta doce./La puerta once tenía el paquete de la puerta dos.>
<Door one had the parcel of door twelve./Door eleven had the parcel of door two.>

<—La lista estaba al revés —dijo {kid}./—Alguien ha leído la lista al revés —dijo {kid}.>
<“The list was upside down,” said {kid}./“Somebody has read the list upside down,” said {kid}.>

+ {other} contó dos veces con los dedos.
+ {other} counted twice.
<Así, la puerta tres era la diez./Entonces la caja era de la puerta diez.>
<So door three was really door ten./Then the box belonged to door ten.>
-- advanced
+ Cada puerta tenía lo de otra, pero no lo de cualquiera.
+ Each door had what belonged to another, but not to just any other.
<La puerta uno tenía lo de la doce, y la dos, lo de la once./La puerta doce tenía lo de la uno, y la once, lo de la dos.>
<Door one had the parcel of twelve, and two had that of eleven./Door twelve had the parcel of one, and eleven had that of two.>

<—Alguien ha leído la lista boca abajo —dijo {kid}, y contando al revés salió la puerta diez./—Esa lista se ha leído boca abajo —dijo {kid}, y por el otro lado la puerta era la diez.>
<“Somebody has read the list upside down,” said {kid}, and counting backwards led to door ten./“That list was read upside down,” said {kid}, and from the other end it was door ten.>

== ten
-- beginner
<En la puerta diez no abre nadie./La puerta diez está cerrada.>
<At door ten nobody opens./Door ten is shut.>

—¡Aquí! —grita una voz, <muy arriba/desde el cielo>.
“Here!” shouts a voice, <high up/from the sky>.

{owner} está {owner.place}.
{owner} is {owner.place}.
{owner.why}
{owner.why}

@owner <—Desde las diez —dice—, y nadie mira hacia arriba./—Llevo aquí tres horas —dice—, y todos miran al suelo.>
<“Since ten o’clock,” {owner:he|she} says, “and nobody looks up.”/“I have been here three hours,” {owner:he|she} says, “and they all look down.”>

{kid} abre la caja.
{kid} opens the box.
<Dentro hay {owner.thing}./Hay papel, papel y {owner.thing}.>
<Inside is {owner.thing}./There is paper, paper and {owner.thing}.>
-- intermediate
<En la puerta diez no contestó nadie./La puerta diez estaba cerrada.>
<At door ten there was no answer./Door ten was shut.>

—¡Aquí, aquí! —gritó una voz <desde muy arriba/que parecía venir de las nubes>.
“Here, up here!” shouted a voice <from high above/that seemed to come from the clouds>.

{owner} estaba {owner.place}.
{owner} was {owner.place}.
{owner.was}
{owner.was}

@owner <—Llevo así desde las diez —dijo—, y la gente no mira hacia arriba./—Tres horas dando voces —dijo—, y la gente solo mira el suelo.>
<“Since ten I’ve been here,” {owner:he|she} said, “and nobody looks up.”/“I’ve shouted for three hours,” {owner:he|she} said, “and they only look down.”>

<{kid} abrió la caja, y dentro había {owner.thing}./{kid} abrió la caja, y entre papeles apareció {owner.thing}.>
<{kid} opened the box, and inside was {owner.thing}./{kid} opened the box, and out of the paper came {owner.thing}.>
-- advanced
En la puerta diez no contestó nadie, <o no a la altura habitual/aunque se oyó toser>.
At door ten nobody answered, <or not at the usual height/though somebody coughed>.

—¡Aquí arriba! —gritó {owner}, que estaba {owner.place}.
“Up here!” shouted {owner}, who was {owner.place}.

{owner.was}
{owner.was}
+ <Había visto pasar a medio mundo desde arriba, y ni una cara./Desde allí se conocían muy bien las calvas del barrio.>
+ <From up there {owner:he|she} had seen half the world go by, and not one face./From up there one got to know every bald head in the place.>
<{kid} abrió por fin la caja, y dentro venía, precisamente, {owner.thing}./Hubo que abrir la caja, y de entre los papeles salió {owner.thing}.>
<At last {kid} opened the box, and in it, of all things, was {owner.thing}./The box had to be opened now, and out of the paper came {owner.thing}.>

== up ages=3-5
-- beginner
{kid} ata {owner.the} a la cuerda.
{kid} ties {owner.the} to the string.
{other} tira, y sube.
{other} pulls, and up it goes.
{owner} baja poco a poco.
{owner} comes down, bit by bit.

* —Toc, toc, toc —dice {owner}—: sí, es de aquí.
* “Knock, knock, knock,” says {owner}, “yes, it is mine.”
-- intermediate
Con una cuerda, {kids} [hizo|hicieron] subir {owner.the}.
On a string, {kids} sent {owner.the} up.
{owner} bajó poco a poco y llamó a la caja.
{owner} came down bit by bit, and knocked on the box.

* @owner —Toc, toc, toc —dijo—: sí, es de aquí.
* “Knock, knock, knock,” {owner:he|she} said, “yes, it’s mine.”
-- advanced
Con la cuerda, {kids} [hizo|hicieron] subir {owner.the}, y {owner} bajó.
On the string, {kids} sent {owner.the} up, and {owner} came down.
+ Una vez en el suelo, golpeó el cartón con los nudillos.
+ Once on the ground, {owner:he|she} knocked on the cardboard.

* @owner —Toc, toc, toc —dijo—: sí, es de aquí.
* “Knock, knock, knock,” {owner:he|she} said, “yes, it is mine.”

== throw ages=6-8
-- beginner
{kid} ata {owner.the} a la cuerda de la caja.
{kid} ties {owner.the} to the string of the box.
<La cuerda vuela dos veces y vuelve./La cuerda vuela y cae en un balcón.>
<Twice the string flies up and comes back./The string flies up and lands on a balcony.>
+ {other} prueba con más fuerza.
+ {other} throws harder.
La vez siguiente llega.
The next time it gets there.
<{owner} baja, y le tiemblan las piernas./{owner} baja y besa el suelo.>
<{owner} comes down on shaky legs./{owner} comes down and kisses the ground.>
-- intermediate
Con la cuerda de la caja hubo que subir {owner.the}.
{owner.the} had to go up on the string of the box.
+ <La primera vez volvió, y la segunda se enganchó en un balcón./La primera vez cayó en una maceta, y la segunda, en un sombrero.>
+ <The first throw came back, and the second caught on a balcony./The first throw landed in a flowerpot, and the second in a hat.>
A la tercera vez llegó, y {owner} pudo bajar.
The third throw got there, and {owner} came down.
+ Traía las piernas de mantequilla.
+ {owner:His|Her} legs were like butter.
-- advanced
Para subir {owner.the} solo estaba la cuerda de la caja.
To get {owner.the} up there was only the string of the box.
+ El primer tiro <dio en una maceta/dio en una antena>, y el segundo, en un sombrero con dueño.
+ The first throw <hit a flowerpot/hit an aerial>, and the second hit somebody’s hat.
<Al cuarto intento, {owner} alargó el brazo, y poco después besaba el suelo./Al quinto intento llegó, y poco después {owner} besaba el suelo.>
<At the fourth try {owner} reached it, and soon after was kissing the ground./At the fifth try it got there, and soon {owner} was kissing the ground.>

== step ages=9-12
-- beginner
{kid} alarga el brazo, pero falta un palmo.
{kid} reaches up, but it is a hand too low.
+ No hay ninguna silla.
+ There is no chair.
En el felpudo está el otro paquete.
On the mat is the other parcel.
Es {topic}, por fin.
It is {topic}, at last.
{kid} lo mira, y se sube encima.
{kid} looks at it, and steps on it.
Dentro algo hace «crac».
Inside, something goes “crack”.
Y {owner} baja.
And {owner} comes down.
-- intermediate
{kid} estiró el brazo hacia arriba, pero faltaba un palmo.
{kid} reached up, but it was a hand too low.
En el felpudo esperaba el otro paquete, el plano.
On the mat lay the other parcel, the flat one.
+ No había nada más a lo que subirse.
+ There was nothing else to stand on.
{kid} lo miró, se subió encima, y dentro algo hizo «crac».
{kid} looked at it, stood on it, and it went “crack”.
Así subió {owner.the} y bajó {owner}.
So {owner.the} got up, and {owner} got down.
-- advanced
Por más que {kid} se estiraba, faltaba un palmo.
However far {kid} reached, it was a hand too low.
+ Alrededor no había ni una silla.
+ There was not one chair in sight.
En el felpudo quedaba un paquete: {topic}.
On the mat was a parcel: {topic}.
{kid} lo pensó, pero no mucho, y se subió encima.
{kid} thought, though not for long, and got on top.
Por dentro algo hizo «crac», y {owner} pudo bajar.
Something inside it went “crack”, and {owner} could come down.

== mat ages=3-5,6-8
-- beginner
En el felpudo hay otro paquete.
On the mat there is another parcel.
<Es {topic}./Dice: {topic}.>
<It is {topic}./It says: {topic}.>
-- intermediate
En su felpudo esperaba un paquete plano: {topic}.
On the mat lay a flat parcel: {topic}.
-- advanced
En el felpudo descansaba un paquete plano: {topic}.
On the mat was a flat parcel: {topic}.

== crack ages=9-12
-- beginner
{wanted.mark}
{wanted.mark}
-- intermediate
{wanted.mark}
{wanted.mark}
-- advanced
{wanted.mark}
{wanted.mark}

== end
-- beginner
<—Sin el error, todavía estoy arriba —dice {owner}./—Qué bien que la caja llegó mal —dice {owner}.>
<“With no mistake, I am still up there,” says {owner}./“How good that the box went wrong,” says {owner}.>

+ Hay chocolate para todos.
+ There is hot chocolate for everybody.
El <viernes/lunes> vuelve {courier.short} con la lista nueva.
On <Friday/Monday> {courier.short} comes back with the new list.

@courier <—¿Es así? —pregunta./—¿Está al derecho? —pregunta.>
<“Is it like this?” {courier:he|she} asks./“Is this the right way up?” {courier:he|she} asks.>

<{kid} mira el papel un momento./{kid} mira el papel y después la calle.>
<{kid} looks at the paper for a moment./{kid} looks at the paper and then at the street.>
Luego le da la vuelta.
Then {kid} turns it round.

—Así —dice.
“Now it is,” says {kid}.
-- intermediate
<—Sin ese error —dijo {owner}—, sigo allí arriba./—Menos mal que llegó mal —dijo {owner}.>
<“Without that mistake,” said {owner}, “I’d still be up there.”/“What luck that it went wrong,” said {owner}.>

+ Luego hubo chocolate caliente, con la puerta abierta.
+ Then there was hot chocolate, with the door open.

El <viernes/lunes>, {courier.short} volvió con la lista nueva.
On <Friday/Monday> {courier.short} came back with the new list.

@courier <—Era así, ¿verdad? —preguntó./—¿Por qué lado se lee esto? —preguntó.>
<“It was this way up, wasn’t it?” {courier:he|she} asked./“Which end do I begin at?” {courier:he|she} asked.>

{kid} la estudió, <sin decir nada/con un ojo en la calle>, y le dio la vuelta.
{kid} studied it, <without a word/with one eye on the street>, and turned it round.

—Así —dijo.
“There,” said {kid}.
-- advanced
<—Si llega a venir bien —dijo {owner}—, yo sigo allí arriba./—Bien entregada —dijo {owner}—, está en el felpudo, y yo, arriba.>
<“If it had come to the right door,” said {owner}, “I would still be up there.”/“Properly delivered,” said {owner}, “it is on the mat, and I am up there.”>

+ <Después hubo chocolate, servido con la puerta de par en par./Después comprobó tres veces que tenía los pies en el suelo.>
+ <Then there was hot chocolate, with the door wide open./Then {owner:he|she} checked three times that both feet were on the ground.>

El viernes, {courier.short} se detuvo en la puerta tres, con la lista nueva.
On Friday {courier.short} stopped at door three, with the new list.

@courier <—Me dicen que esto tiene un derecho y un revés —comentó./—En la central insisten en que esto va por orden —comentó.>
<“They tell me that there is a right way up,” {courier:he|she} remarked./“At the office they say that it goes in order,” {courier:he|she} remarked.>

{kid} leyó el papel entero, <pensó en lo que podía llegar/miró un momento la calle> y le dio la vuelta.
{kid} read the whole of it, <thought of what might come/looked along the doors> and turned it round.

—Así —dijo.
“There,” said {kid}.
