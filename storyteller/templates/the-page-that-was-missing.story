plot: Page nine of a known tale is missing, and somebody stands at the edge of page eight; a new page costs a thing that will be missed, the book spits out all that is cheap, and what is given stays in the picture.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: tale
picture topics=tale:red-hood: place bedroom, day, curious, kid reads book, other, girl red hood, book
picture topics=tale:three-bears: place bedroom, day, curious, kid reads book, other, girl yellow, bear brown, book
picture topics=tale:tortoise: place bedroom, day, curious, kid reads book, other, turtle, rabbit, book
picture topics=tale:cinderella: place bedroom, day, curious, kid reads book, other, girl grey, book
picture topics=tale:hansel: place bedroom, day, curious, kid reads book, other, girl green, boy brown, book
picture topics=tale:beanstalk: place bedroom, day, curious, kid reads book, other, boy green, book
picture topics=tale:three-pigs: place bedroom, day, curious, kid reads book, other, pig, book
picture topics=tale:duckling: place bedroom, day, curious, kid reads book, other, duck grey, book
picture: place bedroom, day, curious, kid reads book, other, hero, book
middle topics=tale:red-hood: same, same, worried, girl red hood, kid reaches book, other, book
middle topics=tale:three-bears: same, same, worried, girl yellow, bear brown, kid reaches book, other, book
middle topics=tale:tortoise: same, same, worried, turtle, rabbit, kid reaches book, other, book
middle topics=tale:cinderella: same, same, worried, girl grey, kid reaches book, other, book
middle topics=tale:hansel: same, same, worried, girl green, boy brown, kid reaches book, other, book
middle topics=tale:beanstalk: same, same, worried, boy green, kid reaches book, other, book
middle topics=tale:three-pigs: same, same, worried, pig, kid reaches book, other, book
middle topics=tale:duckling: same, same, worried, duck grey, kid reaches book, other, book
middle: same, same, worried, hero, kid reaches book, other, book
end topics=tale:red-hood: same, same, happy, girl red hood, kid reads book, other, book
end topics=tale:three-bears: same, same, happy, girl yellow, bear brown, kid reads book, other, book
end topics=tale:tortoise: same, same, happy, turtle, rabbit, kid reads book, other, book
end topics=tale:cinderella: same, same, happy, girl grey, kid reads book, other, book
end topics=tale:hansel: same, same, happy, girl green, boy brown, kid reads book, other, book
end topics=tale:beanstalk: same, same, happy, boy green, kid reads book, other, book
end topics=tale:three-pigs: same, same, happy, pig, kid reads book, other, book
end topics=tale:duckling: same, same, happy, duck grey, kid reads book, other, book
end: same, same, happy, hero, kid reads book, other, book
take cheap: 1 3 6
take turns: 0 1 3

title: La página que faltaba = The Page That Was Missing
title: De la ocho a la diez = From Eight to Ten
title: El libro que escupía calcetines = The Book That Spat Out Socks
title: Un pie en el aire = One Foot in the Air

cast tale m: el héroe = the hero
  before: Alguien con capa entra en un bosque. = Somebody in a cloak walks into a forest.
  after: Al final hay una fiesta con tarta. = At the end there is a party with cake.
cast tale m topics=tale:three-pigs: el tercer cerdito = the third little pig
  before: Tres cerditos salen a buscar casa. = Three little pigs go out to find a house.
  after: El lobo se va, y hay sopa para tres. = The wolf goes away, and there is soup for three.
cast tale f topics=tale:red-hood: Caperucita = Red Riding Hood
  before: Caperucita entra en el bosque. = Red Riding Hood walks into the forest.
  after: La abuela cierra la puerta y pone la mesa. = Grandmother shuts the door and lays the table.
cast tale f topics=tale:three-bears: Ricitos de Oro = Goldilocks
  before: Tres osos dejan la sopa en la mesa. = Three bears leave their soup on the table.
  after: Los osos miran la ventana abierta. = The bears look at the open window.
cast tale f topics=tale:tortoise: la tortuga = the tortoise
  before: La liebre y la tortuga salen a la vez. = The hare and the tortoise set off together.
  after: La tortuga llega primero. = The tortoise gets there first.
cast tale m topics=tale:duckling: el patito = the duckling
  before: El patito gris se va del corral. = The grey duckling leaves the farmyard.
  after: En primavera, el patito es un cisne. = In spring the duckling is a swan.
cast tale f topics=tale:cinderella: Cenicienta = Cinderella
  before: Cenicienta limpia, y no hay vestido. = Cinderella cleans, and there is no dress.
  after: El zapato le vale, y hay boda. = The shoe fits, and there is a wedding.
cast tale f topics=tale:hansel: Gretel = Gretel
  before: Hansel y Gretel se pierden en el bosque. = Hansel and Gretel get lost in the forest.
  after: Los hermanos vuelven a casa. = Brother and sister come home again.
cast tale m topics=tale:beanstalk: Juan = Jack
  before: Juan sube por la planta hasta las nubes. = Jack climbs the plant up to the clouds.
  after: Juan baja con una gallina muy especial. = Jack comes down with a very special hen.

cast place:
  on: debajo de la mesa = under the table
cast place:
  on: en el sofá = on the sofa
cast place:
  on: encima de la cama = on the bed
cast place:
  on: en la escalera = on the stairs
  seen: una escalera = stairs
cast place kinds=sci-fi:
  on: en la nave = in the spaceship
  seen: una nave = a spaceship
cast place kinds=sci-fi:
  on: en la estación lunar = at the moon base
  seen: una nave = a spaceship
cast place kinds=horror:
  on: en el desván = in the attic
  seen: un desván = an attic
cast place kinds=horror:
  on: en la casa vacía = in the empty house
  seen: un desván = an attic
cast place kinds=fantasy:
  on: en la torre = in the tower
  seen: un castillo = a castle
cast place kinds=fantasy:
  on: en una seta gigante = in a giant mushroom
  seen: un bosque = a forest
cast place kinds=adventure:
  on: en la tienda = in the tent
  seen: un prado = a meadow
cast place kinds=adventure:
  on: en la balsa = on the raft
  seen: el mar = the sea

cast thing m: el silbato verde = the green whistle
  dear: el rey de todos los bolsillos = the king of all pockets
  helps: El silbato suena, y alguien contesta. = The whistle blows, and somebody answers.
  last: Si se acerca la oreja, silba. = If you put your ear to it, it whistles.
cast thing f: la linterna = the torch
  dear: la mitad del valor de la casa = half the courage in the house
  helps: Con la linterna se ve el camino. = The torch lights up the whole road.
  last: Por la noche, la página da luz. = At night, the page gives light.
cast thing f: la manta de lana = the woollen blanket
  dear: el último olor de la casa de antes = the last smell of the old house
  helps: Con la manta se pasa la noche sin frío. = The blanket keeps out the cold all night.
  last: Esa página está siempre caliente. = That page is always warm.
cast thing m: el paraguas azul = the blue umbrella
  dear: lo mejor de la lluvia = the best thing about rain
  helps: Con el paraguas se cruza el río. = The umbrella crosses the river like a boat.
  last: Cuando llueve, en el dibujo está abierto. = When it rains, it is open in the picture.
cast thing f: la cuerda roja = the red skipping rope
  dear: el ruido de todos los recreos = the sound of every playtime
  helps: Con la cuerda se baja hasta la página diez. = The rope reaches down to page ten.
  last: Cada noche tiene un nudo distinto. = Each night it has a different knot.
cast thing m: el globo amarillo = the yellow balloon
  dear: lo último de un cumpleaños = the last of a birthday
  helps: El globo pasa por encima de los árboles. = The balloon flies right over the trees.
  last: Desde entonces, el libro pesa menos. = Since then, the book weighs less.
cast thing f: la campana de barro = the clay bell
  dear: la señal de que hay tarta = the sign that there is cake
  helps: La campana suena, y las puertas se abren. = The bell rings, and all the doors open.
  last: A las ocho se oye, muy lejos. = At eight you can hear it, far away.

speaks clement m: Clemente = Clement
speaks villain m: el malo = the villain
speaks woman f: la vecina = the neighbour

word: el libro = the book
word: la página: página, páginas = the page: page, pages
word: el cuento: cuento, cuentos = the tale: tale, tales, story
word: el dibujo = the picture
word: la nota = the note
word: el precio: precio, cuesta, costaba = the price: price, costs, cost
word: el lápiz = the pencil
word: el borde = the edge
word: el pie: pie, pies = the foot: foot, feet
word: el calcetín = the sock
word: el despertador = the alarm clock
word: la letra: letra, letras = the letter: letter, letters
word: la cuchara: cuchara, cucharas = the spoon: spoon, spoons
word: el lunes = the Monday: Monday
word: la flauta = the recorder
word: la tapa = the cover
word: el hueco = the gap
word: escribir: escribe, escribió, escribir = to write: writes, wrote, write
word: escupir: escupe, escupió = to spit: spits, spat
word: echar de menos = to miss: miss, missed
word: la noche = the night
word: la mano: mano, manos = the hand: hand, hands

question: ¿Qué pondrías tú en la página nueve? = What would you put on page nine?
question: ¿Por qué el libro no quería cosas que sobraban? = Why did the book not want things that nobody needed?
question: ¿Qué has regalado tú que te costara regalar? = What have you given away that was hard to give?

== open
-- beginner
{kids} [lee|leen] {place.on}.
{kids} [reads|read] {place.on}.
El cuento es {topic}.
The tale is {topic}.
{tale.before}
{tale.before}
Eso es la página ocho.
That is page eight.
<Después viene la diez./La siguiente es la diez./Y detrás está la diez.>
<After it comes page ten./The next one is page ten./And behind it is page ten.>
En el borde está {tale}, <con un pie en el aire/con cara de esperar/mirando hacia abajo>.
At the edge stands {tale}, <one foot in the air/waiting/looking down>.

* —Falta la página nueve —dice {kid}.
* “Page nine is missing,” says {kid}.
-- intermediate
{kids} [leía|leían] {place.on}, y el cuento era {topic}.
{kids} [was|were] reading {place.on}, and the tale was {topic}.
{tale.before}
{tale.before}
Así acababa la página ocho, <y después venía la diez/y la siguiente era la diez/y detrás estaba la diez>.
That was the end of page eight, <and after it came ten/and the next was ten/and behind it was ten>.
En el borde esperaba {tale}, <con un pie en el aire/con la mano en la frente/sin atreverse a saltar>.
At the edge waited {tale}, <one foot in the air/shading both eyes/not daring to jump>.

* —Falta la nueve —dijo {kid}.
* “Page nine is missing,” said {kid}.
-- advanced
Una tarde, {kids} [leía|leían] {place.on} un cuento conocido: {topic}.
One afternoon {kids} [was|were] reading a well-known tale {place.on}: {topic}.
+ {tale.before}
+ {tale.before}
Hasta ahí llegaba la página ocho, y <lo siguiente era la diez/detrás aparecía, tan tranquila, la diez/al volverla apareció la diez>.
Page eight went as far as that, and <what came next was ten/behind it, quite at ease, was ten/when they turned it there was ten>.
Al borde de la ocho se había quedado {tale}, <con un pie en el aire/mirando el vacío/como quien pierde un tren>.
At the edge of eight {tale} had come to a stop, <with one foot in the air/looking into the gap/like somebody who has missed a train>.

* —Falta la nueve —dijo {kid}.
* “Page nine is missing,” said {kid}.

== note
-- beginner
En el hueco hay una nota muy pequeña.
In the gap there is a very small note.
Dice: «<Una página nueva cuesta una cosa/Se cambia página por cosa/Precio de la página: una cosa>».
It says: “<A new page costs one thing/One page for one thing/Price of the page: one thing>”.
{other} lee la segunda línea.
{other} reads the second line.
«Tiene que ser una cosa que eches de menos».
“It must be a thing that you will miss.”
+ <El libro abre un poco más la boca./El libro espera con las tapas abiertas./El libro huele a hambre.>
+ <The book opens a little wider./The book waits with its covers open./The book smells hungry.>
-- intermediate
En el hueco había una nota, escrita con letra muy pequeña.
In the gap there was a note, in very small handwriting.
«<Una página nueva cuesta una cosa/Se cambia página por cosa/Precio de la página: una cosa>», decía.
“<A new page costs one thing/One page for one thing/Price of the page: one thing>”, it said.
Debajo ponía: «Ha de ser algo que se eche de menos».
Underneath it said: “It has to be something that will be missed”.
+ <El libro se abrió un poco más, como una boca./El libro esperaba con las tapas de par en par./El libro hizo un ruidito de estómago.>
+ <The book opened a little wider, like a mouth./The book waited with its covers wide open./The book’s stomach made a small noise.>
-- advanced
Del hueco asomaba una nota en letra de hormiga: «<Se cambia página por cosa/Una página, una cosa/Páginas nuevas: a cosa la página>».
From the gap stuck out a note in writing fit for ants: “<One page in exchange for one thing/One page, one thing/New pages: one thing each>”.
Más abajo se precisaba que la cosa debía echarse de menos.
Lower down it was stated that the thing had to be missed.
+ <El libro se abrió otro poco, como quien no quiere nada./Al libro se le oyeron las tripas./El libro esperaba con las tapas de par en par.>
+ <The book opened a little more, as if it wanted nothing./The book’s stomach could be heard./The book was waiting with its covers wide open.>

== shelf medium
-- beginner
{kid} mira el estante de las cosas.
{kid} looks at the shelf of things.
Hay un barco sin vela y un caracol de piedra.
There is a boat without a sail and a stone snail.
Hay una moneda de un país que no existe.
There is a coin from a country that does not exist.

—Todo esto no —dice {kid}.
“Not any of these,” says {kid}.

Hay muchas cosas debajo de la cama.
There are many things under the bed.
<Esas no las mira nadie./Esas tienen polvo y una araña.>
<Nobody looks at those./Those have dust and a spider.>

—Empezamos por ahí —dice {kid}—.
“We will start there,” says {kid}.
A lo mejor el libro no se da cuenta.
“Perhaps the book will not notice.”
-- intermediate
{kid} miró el estante de las cosas importantes.
{kid} looked at the shelf of important things.
Estaban el barco sin vela, el caracol de piedra y la moneda de un país que no existe.
There was the boat without a sail, the stone snail and the coin from no country at all.

—De aquí, nada —dijo {kid}.
“Nothing from here,” said {kid}.

Debajo de la cama, en cambio, había cosas que no miraba nadie.
Under the bed, however, were things that nobody looked at.
<Algunas tenían polvo, y una tenía una araña./Había hasta un paquete sin abrir de una tía lejana.>
<Some had dust on them, and one had a spider./There was even an unopened parcel from a distant aunt.>

—A lo mejor el libro no lo nota —dijo {kid}, en voz baja.
“Perhaps the book won’t notice,” said {kid} quietly.
-- advanced
En el estante de lo importante estaban el barco sin vela, el caracol de piedra y una moneda de ningún país.
On the shelf of important things stood the boat without a sail, the stone snail and a coin from no country.

—De ahí, ni hablar —decidió {kid}.
“Not from there,” {kid} decided.

Debajo de la cama, por el contrario, <dormía todo lo que no miraba nadie/había hasta un regalo sin abrir de una tía lejana>.
Under the bed, on the other hand, <slept all the things that nobody looked at/there was even an unopened present from a distant aunt>.

—Un libro no tiene por qué notarlo —dijo {kid}, y el libro levantó una esquina.
“A book need not notice,” said {kid}, and the book raised one corner.

== sock in cheap
-- beginner
{other} da un calcetín sin pareja.
{other} gives a sock without a partner.
El libro se cierra y mastica.
The book shuts and chews.
En la página nueve aparece el calcetín.
On page nine the sock appears.
{tale} lo mira y da un paso atrás.
{tale} looks at it and takes a step back.
El libro abre las tapas y escupe.
The book opens its covers and spits.
<El calcetín cae en la lámpara./El calcetín vuelve limpio y doblado.>
<The sock lands on the lamp./The sock comes back clean and folded.>

—No lo echo de menos —dice {other}—, es verdad.
“I do not miss it,” says {other}, “that is true.”
-- intermediate
{other} ofreció un calcetín sin hermano.
{other} offered a sock that had no brother.
El libro se cerró, masticó un rato y volvió a abrirse.
The book shut, chewed for a while and opened again.
En la página nueve estaba el calcetín, y {tale} lo miraba desde lejos.
On page nine was the sock, and {tale} was looking at it from a distance.
+ Luego lo escupió tan lejos que <cayó en la lámpara/despertó a una paloma de la calle>.
+ Then it spat so far that <it landed on the lamp/it woke a pigeon in the street>.

—De acuerdo, ese sobraba —dijo {other}.
“All right, we had no use for that one,” said {other}.
-- advanced
{other} ofreció un calcetín viudo, y el libro lo masticó con cierta esperanza.
{other} offered a widowed sock, and the book chewed it with some hope.
En la página nueve apareció {tale}, que lo sostenía con dos dedos y la cara vuelta.
On page nine appeared {tale}, who held it with two fingers and looked the other way.
Acto seguido, el libro lo escupió, <planchado, a los pies de la cama/hasta lo alto de la lámpara>.
At that the book spat it out, <ironed, at the foot of the bed/right up to the top of the lamp>.

== broccoli in cheap
-- beginner
{kid} da el brócoli de la cena.
{kid} gives the broccoli from dinner.
El libro lo huele con la tapa.
The book smells it with its cover.
En la página nueve crece un árbol verde.
On page nine a green tree grows.
{tale} se sienta debajo, a la sombra.
{tale} sits down under it, in the shade.

—Queda bien —dice {kid}.
“It looks nice,” says {kid}.

Pero nadie avanza.
But nobody moves on.
<El libro lo devuelve con un mordisco./El libro lo devuelve con sal.>
<The book gives it back with a bite in it./The book gives it back with salt on.>
-- intermediate
{kid} ofreció con mucha generosidad el brócoli de la cena.
{kid} very generously offered the broccoli from dinner.
En la página nueve creció un árbol, verde y con rizos.
On page nine grew a tree, green and curly.
{tale} se sentó a la sombra y no quiso seguir.
{tale} sat down in the shade and would not go on.

—Por lo menos descansa —dijo {kid}.
“At least somebody is having a rest,” said {kid}.

El libro lo devolvió <con un solo mordisco/con sal y un tenedor/en una bolsa, con una queja>.
The book gave it back <with one bite in it/with salt and a fork/in a bag, with a complaint>.
-- advanced
{kid} sacrificó, con un suspiro muy bien hecho, el brócoli de la cena.
{kid} gave up, with a very well made sigh, the broccoli from dinner.
En la página nueve se alzó un roble rizado, bajo el cual {tale} se echó la siesta.
On page nine rose a curly oak, under which {tale} lay down for a nap.
Como el cuento no avanzaba, el libro lo devolvió <con un mordisco y sin comentarios/dentro de un sobre, con una queja formal>.
As the story did not go on, the book returned it <with one bite in it and no comment/in an envelope, with a formal complaint>.

== clock in cheap
-- beginner
{kid} da el despertador.
{kid} gives the alarm clock.
Nadie lo quiere, y suena a las siete.
Nobody likes it, and it rings at seven.
En la página nueve suena muy fuerte.
On page nine it rings very loudly.
Todo el cuento se despierta.
The whole tale wakes up.
Los árboles se ponen los zapatos.
The trees put on their shoes.
{tale} busca su mochila para el colegio.
{tale} looks for a school bag.
<El libro lo escupe con la almohada encima./El libro lo apaga y lo escupe.>
<The book spits it out under a pillow./The book turns it off and spits it out.>
-- intermediate
{kid} ofreció el despertador, porque nadie iba a echarlo de menos.
{kid} offered the alarm clock, since nobody was going to miss it.
Ese era justamente el problema.
That was exactly the trouble.
En la página nueve sonó a las siete, y se levantó el bosque entero.
On page nine it rang at seven, and the whole forest got up.
{tale} buscaba una mochila para ir al colegio.
{tale} was looking for a school bag.
El libro <lo escupió con la almohada encima/lo apagó de un tapazo y lo devolvió>.
The book <spat it out with a pillow on it/slapped it quiet and gave it back>.
-- advanced
{kid} propuso el despertador, que en aquella casa no iba a llorar nadie.
{kid} proposed the alarm clock, which nobody in that house was going to weep for.
Sonó en la página nueve, y se levantó el cuento entero, hasta los árboles.
It went off on page nine, and the whole tale got up, even the trees.
Cuando {tale} empezó a buscar una cartera de colegio, el libro <lo escupió bajo la almohada/lo apagó de un tapazo>.
When {tale} began to look for a school bag, the book <spat it under the pillow/slapped it quiet>.

== monday in cheap
-- beginner
—Yo doy un lunes —dice {kid}.
“I will give a Monday,” says {kid}.

Arranca uno del calendario.
{kid} tears one off the calendar.
En la página nueve empieza a llover.
On page nine it begins to rain.
{tale} hace cola y bosteza.
{tale} stands in a line and yawns.
<Aparece un señor con papeles./Aparece una sopa fría.>
<A man with papers appears./A cold soup appears.>
El libro escupe el lunes debajo del sofá.
The book spits the Monday under the sofa.
Ahora esa semana tiene dos.
Now that week has two of them.
-- intermediate
—Doy un lunes —dijo {kid}, y lo arrancó del calendario.
“I will give a Monday,” said {kid}, tearing one off the calendar.

En la página nueve se puso a llover de lado.
On page nine it began to rain sideways.
{tale} tuvo que hacer cola detrás de <un señor con papeles/una señora con un loro>.
{tale} had to queue behind <a man with papers/a lady with a parrot>.
Cuando le tocó, cerraron.
When the moment came, they closed.
+ El libro lo escupió, y esa semana tuvo dos lunes.
+ The book spat it out, and that week had two Mondays.
-- advanced
{kid} arrancó del calendario un lunes entero, con la mañana y todo, y lo metió en el libro.
{kid} tore a whole Monday off the calendar, morning and all, and put it into the book.
En la página nueve llovió de lado, y {tale} guardó cola detrás de <un señor con papeles/una señora con un loro>.
On page nine it rained sideways, and {tale} queued behind <a man with papers/a lady with a parrot>.
+ El libro lo escupió al jueves siguiente, que quedó inservible.
+ The book spat it out on the Thursday, which was never any use again.

== spoons in cheap
-- beginner
En la cocina hay muchas cucharas.
In the kitchen there are many spoons.
{other} trae nueve.
{other} brings nine.
En la página nueve llueven cucharas.
On page nine it is raining spoons.
{tale} levanta una, pero no hay sopa.
{tale} holds one up, but there is no soup.
El libro las cuenta y las escupe.
The book counts them and spits them out.
Vuelven diez.
Ten come back.
<La nueva es de plata y no sonríe./La nueva tiene pelo de oso.>
<The new one is silver and does not smile./The new one has bear hair on it.>
-- intermediate
{other} volvió de la cocina con nueve cucharas.
{other} came back from the kitchen with nine spoons.
En la página nueve cayeron del cielo, de punta.
On page nine they fell from the sky, handle first.
{tale} sostuvo una en alto y esperó la sopa, que no vino.
{tale} held one up and waited for the soup, which did not come.
El libro las escupió contándolas, y salieron diez.
The book spat them out one by one, and there were ten.
+ <La décima era de plata y no reflejaba a nadie./La décima tenía pelos de oso.>
+ <The tenth was silver and reflected nobody./The tenth had bear hairs on it.>
-- advanced
{other} aportó nueve cucharas, con el argumento de que en la cocina había más.
{other} contributed nine spoons, on the grounds that there were more in the kitchen.
Llovieron sobre la página nueve, y {tale} quedó con una en la mano, esperando la sopa.
They rained down on page nine, and {tale} was left holding one, waiting for the soup.
El libro las escupió de una en una, y eran diez: <la última tenía pelos de oso/la última llevaba una corona grabada>.
The book spat them out one at a time, and there were ten: <the last had bear hairs on it/the last was engraved with a crown>.

== recorder in cheap
-- beginner
{kid} da la flauta del colegio.
{kid} gives the school recorder.
En la página nueve suena una canción, muy mal.
On page nine a song is played, very badly.
{tale} se tapa las orejas con el bosque.
{tale} hides behind all the trees.
Los pájaros recogen los nidos.
The birds pack up their nests.
<El libro tose tres notas./El libro cierra las tapas y tiembla.>
<The book coughs three notes./The book shuts its covers and shakes.>
Después escupe la flauta con un pañuelo.
Then it spits out the recorder, with a handkerchief.

—Mi padre tampoco la echa de menos —dice {kid}.
“My father does not miss it either,” says {kid}.
-- intermediate
{kid} ofreció la flauta del colegio, y en el pasillo alguien suspiró de alivio.
{kid} offered the school recorder, and in the hall somebody sighed with relief.
En la página nueve sonó una canción conocida, pero no se sabía cuál.
On page nine a well-known song was played, but one could not say which.
Los pájaros recogieron los nidos y {tale} les llevó las maletas.
The birds packed up their nests, and {tale} carried their cases.
El libro <tosió tres notas/se tapó con la manta> y la devolvió.
The book <coughed up three notes/hid under the blanket> and gave it back.
-- advanced
{kid} ofreció la flauta escolar, y en algún lugar de la casa se abrió una botella.
{kid} offered the school recorder, and somewhere in the house people cheered.
En la página nueve se oyó lo que quizá fuera una canción.
On page nine there was something that may have been a song.
Los pájaros se mudaron de cuento, <y {tale} les llevó las maletas/y los árboles se dieron la vuelta>.
The birds moved to another tale, <and {tale} carried their cases/and the trees turned their backs>.
+ El libro la devolvió envuelta en un pañuelo.
+ The book returned it wrapped in a handkerchief.

== vase in cheap
-- beginner
{other} da el jarrón de una tía.
{other} gives a vase from an aunt.
Es marrón y tiene cara de pez.
It is brown, and it has the face of a fish.
En la página nueve, el jarrón ocupa todo el bosque.
On page nine the vase fills the whole forest.
{tale} no puede pasar.
{tale} cannot get past.
<El jarrón dice: «Glu»./El jarrón guiña un ojo.>
<The vase says: “Glug”./The vase closes one eye.>
El libro lo escupe con mucho cuidado.
The book spits it out very carefully.
Ni el libro lo quiere romper delante de la tía.
Not even the book wants trouble with the aunt.
-- intermediate
{other} trajo el jarrón de la tía, que era marrón y tenía cara de pez.
{other} brought the aunt’s vase, which was brown and had the face of a fish.
En la página nueve no dejaba sitio para nada más.
On page nine it left no room for anything else.
{tale} llamó con los nudillos, y el jarrón <contestó «glu»/cerró un ojo>.
{tale} knocked on it, and the vase <answered “glug”/closed one eye>.
El libro lo devolvió entero, con muchísimo cuidado.
The book gave it back whole, and with great care.
+ Se ve que también tenía tías.
+ It seems that it had aunts as well.
-- advanced
{other} vio llegado el momento del jarrón de la tía, marrón y con expresión de merluza.
For {other} the moment had come to part with the aunt’s vase, brown and fish-faced.
Ocupó la página nueve de margen a margen, y cuando {tale} llamó, <respondió «glu»/entornó un ojo>.
It filled page nine from margin to margin, and when {tale} knocked, it <answered “glug”/half closed one eye>.
El libro lo depositó en la alfombra, sin un rasguño, porque con las tías no se juega.
The book laid it on the carpet without a scratch, because aunts are no joke.

== cough in cheap
-- beginner
{kid} da la tos del invierno.
{kid} gives the winter cough.
La mete en el libro, así: «¡Cof!».
It goes into the book like this: “Cough!”
En la página nueve tosen los árboles.
On page nine the trees cough.
Tose {tale}, y tose una piedra.
{tale} coughs, and a stone coughs.
<El malo pide un pañuelo./El malo pide perdón y otra manta.>
<The villain asks for a handkerchief./The villain says sorry and asks for a blanket.>
El libro estornuda, y la tos vuelve.
The book sneezes, and the cough comes back.
Trae con ella un hipo.
It has brought the hiccups along.
-- intermediate
{kid} pensó que una tos no la quiere nadie y la metió en el libro.
{kid} thought that nobody needs to keep a cough, and put it into the book.
En la página nueve tosieron los árboles, por orden de altura.
On page nine the trees coughed, in order of height.
Después tosió {tale}, y hasta el malo pidió <un pañuelo/jarabe de fresa>.
Then {tale} coughed, and even the villain asked for <a handkerchief/strawberry syrup>.
Por fin el libro estornudó, y la tos volvió con un hipo de la mano.
At last the book sneezed, and the cough came back hand in hand with a hiccup.
-- advanced
{kid} se desprendió de una tos de noviembre, prácticamente nueva.
{kid} parted with a November cough, practically new.
En la página nueve tosieron los árboles, después {tale} y por último el malo, que pidió <jarabe/disculpas>.
On page nine the trees coughed, then {tale}, and last of all the villain, who asked for <syrup/forgiveness>.
Un estornudo la devolvió a la habitación, acompañada de un hipo que nadie había encargado.
A sneeze returned it to the room, together with a hiccup that nobody had ordered.

== coat in cheap
-- beginner
{kid} da un abrigo que ya es pequeño.
{kid} gives a coat that is too small now.
En la página nueve nieva.
On page nine it is snowing.
{tale} se pone el abrigo, y los brazos no bajan.
{tale} puts it on, and now both arms stick out.
Parece un perchero con prisa.
It looks like a coat stand in a hurry.
<Un pájaro se posa en cada mano./La nieve cae encima, como en una mesa.>
<A bird sits down on each hand./The snow falls on it, as on a table.>
El libro escupe el abrigo sin un botón.
The book spits out the coat without one button.
El botón no lo devuelve.
It does not give back the button.
-- intermediate
{kid} ofreció un abrigo de cuando tenía cuatro años.
{kid} offered a coat that had fitted a four-year-old.
En la página nueve nevaba, y {tale} se lo puso enseguida.
On page nine it was snowing, and {tale} put it on at once.
Los brazos quedaron de punta, como en un perchero.
Both arms stuck out, as on a coat stand.
<En cada mano se posó un pájaro./Para pasar entre los árboles había que ir de lado.>
<On each hand a bird sat down./Between the trees one had to go sideways.>
+ El libro lo devolvió, pero se quedó un botón.
+ The book gave it back, but it kept one button.
-- advanced
{kid} ofreció un abrigo de otra época, en el que ya no cabía más que un codo.
{kid} offered a coat from another age, which by now held no more than an elbow.
Nevaba en la página nueve, y {tale} se lo puso y se quedó con los brazos en cruz.
It was snowing on page nine, and {tale} put it on and was left with both arms out.
+ <En cada mano se posó un pájaro, y nadie se atrevía a espantarlos./Visto de lejos era un perchero, y alguien colgó un sombrero.>
+ <On each hand a bird sat down, and nobody dared to chase them away./From a distance it was a coat stand, and somebody hung up a hat.>
El libro lo devolvió, salvo un botón de ancla, que por lo visto le gustaba.
The book gave it back, except for one button with an anchor, which it seemed to like.

== hoover in cheap
-- beginner
{other} da la aspiradora.
{other} gives the vacuum cleaner.
Es grande, pero el libro abre bien la boca.
It is big, but the book opens wide.
En la página nueve, la aspiradora anda sola.
On page nine it walks about by itself.
Se come la nieve, las hojas y dos comas.
It eats the snow, the leaves and two commas.
{tale} salta a un árbol.
{tale} jumps up a tree.
<Después se come la palabra bosque./Después se come la sombra de todos.>
<Then it eats the word forest./Then it eats everybody’s shadow.>
El libro la escupe muy deprisa.
The book spits it out very fast.
La página está limpia, y el cuento también.
The page is clean, and the tale is too.
-- intermediate
{other} arrastró hasta allí la aspiradora, que nadie defendió.
{other} dragged in the vacuum cleaner, which nobody defended.
En la página nueve echó a andar sola.
On page nine it set off by itself.
Se comió las hojas, dos comas y <la palabra bosque/la sombra de un lobo>.
It ate the leaves, two commas and <the word forest/the shadow of a wolf>.
{tale} lo miraba todo desde lo alto de un árbol.
{tale} watched it all from the top of a tree.
+ El libro la escupió a tiempo, antes de que llegara al título.
+ The book spat it out in time, before it reached the title.
-- advanced
{other} arrastró hasta el libro la aspiradora, a la que nadie fue a despedir.
{other} dragged the vacuum cleaner to the book, and nobody came to say goodbye.
En la página nueve echó a andar por su cuenta y se tragó las hojas, dos comas y <un adverbio/la sombra de un lobo>.
On page nine it set off by itself and swallowed the leaves, two commas and <an adverb/the shadow of a wolf>.
+ {tale} contemplaba la limpieza desde un árbol.
+ {tale} watched the cleaning from a tree.
El libro la escupió cuando iba por el título, que desde entonces empieza más tarde.
The book spat it out when it had reached the title, which has begun a little later ever since.

== homework in cheap
-- beginner
{kid} da los deberes de matemáticas.
{kid} gives the maths homework.
En la página nueve, tres trenes salen a la vez.
On page nine, three trains leave at the same time.
{tale} espera en el andén equivocado.
{tale} is waiting on the wrong platform.
<Un señor compra sesenta melones./Un tren lleva once vacas y media.>
<A man buys sixty melons./One train carries eleven and a half cows.>
El libro hace la cuenta y suda.
The book does the sum and sweats.
Después escupe los deberes, con una nota.
Then it spits out the homework, with a mark.

—Un cuatro —lee {other}—, y eso que es un libro.
“Four out of ten,” reads {other}, “and that from a book.”
-- intermediate
{kid} metió en el hueco los deberes de matemáticas, todavía sin hacer.
{kid} put the maths homework into the gap, still not done.
En la página nueve salieron tres trenes a la vez.
On page nine three trains left at the same time.
{tale} esperaba en un andén, detrás de <un señor con sesenta melones/once vacas y media>.
{tale} was waiting on a platform behind <a man with sixty melons/eleven and a half cows>.
El libro hizo la cuenta, sudó y se equivocó.
The book did the sum, sweated and got it wrong.
+ Los deberes volvieron hechos, y con un cuatro.
+ The homework came back done, with four out of ten.
-- advanced
{kid} entregó al libro los deberes de matemáticas, con verdadero desprendimiento.
{kid} handed the maths homework to the book, with real generosity.
En la página nueve salieron tres trenes, y {tale} esperaba el cuarto entre <sesenta melones/once vacas y media>.
On page nine three trains left, and {tale} waited for the fourth among <sixty melons/eleven and a half cows>.
El libro hizo la cuenta con los dedos que no tiene y los devolvió resueltos, con un cuatro.
The book counted on the fingers it has not got, and returned it all done, with four out of ten.

== joke in cheap
-- beginner
{other} da un chiste del abuelo.
{other} gives one of Grandad’s jokes.
Es el de la vaca y el semáforo.
It is the one about the cow and the traffic light.
En la página nueve, {tale} lo cuenta a los árboles.
On page nine, {tale} tells it to the trees.
Los árboles miran sus hojas.
The trees look at their leaves.
<Una seta se ríe por educación./El malo dice: «Ya lo sabía».>
<A mushroom laughs, to be polite./The villain says: “I know that one”.>
El libro escupe el chiste al pasillo.
The book spits the joke into the hall.
Desde el pasillo se ríe el abuelo.
From the hall comes Grandad’s laugh.
-- intermediate
{other} sacrificó el chiste del abuelo, el de la vaca y el semáforo.
{other} gave up Grandad’s joke, the one about the cow and the traffic light.
En la página nueve, {tale} se lo contó al bosque entero.
On page nine {tale} told it to the whole forest.
Se hizo un silencio con grillos.
There was a silence, with crickets.
+ <Una seta se rio por educación./Al malo le dio pena y aplaudió./Hasta el eco se lo calló.>
+ <A mushroom laughed, to be polite./The villain was sorry for everybody and clapped./Even the echo kept quiet.>
El libro escupió el chiste al pasillo, donde alguien lo contó otra vez.
The book spat the joke into the hall, where somebody told it again.
-- advanced
{other} ofreció el chiste del abuelo, el de la vaca y el semáforo, que la familia conocía bien.
{other} offered Grandad’s joke about the cow and the traffic light, which the family knew well.
En la página nueve, {tale} se lo contó al bosque, y <se oyeron los grillos/una seta se rio por educación/hasta el eco prefirió callar>.
On page nine {tale} told it to the forest, and <there were crickets/a mushroom laughed, to be polite/even the echo kept silent>.
El libro lo escupió al pasillo, y al poco se oyó reír al abuelo, que no lo recordaba.
The book spat it into the hall, and soon Grandad could be heard laughing, as he had forgotten it.

== guests medium in turns
-- beginner
Los del cuento se cansan de esperar.
The people in the tale are tired of waiting.
Bajan del libro y se sientan en la alfombra.
They climb out of the book and sit on the carpet.
{other} trae leche y galletas.
{other} brings milk and biscuits.

—¿Qué pasaba en la página nueve? —pregunta {kid}.
“What happened on page nine?” asks {kid}.

—Yo gano una carrera —dice {tale}.
“I win a race,” says {tale}.

—No, ahí canto yo —dice un árbol.
“No, that is where I sing,” says a tree.

<—Yo salgo con sombrero —dice el malo./—Yo era bueno —dice el malo.>
<“I wear a hat there,” says the villain./“I was good there,” says the villain.>

Cada uno recuerda otra cosa.
They all remember something else.
{kid} los cuenta: son seis páginas nueve.
{kid} counts: that makes six different page nines.
Las galletas se acaban.
The biscuits come to an end.
Vuelven al libro uno a uno y sacuden las migas.
They go back one by one and shake off the crumbs.
-- intermediate
Los del cuento se cansaron de esperar y bajaron a la alfombra.
The people in the tale grew tired of waiting and came down to the carpet.
{other} trajo leche y galletas, y hubo que buscar más tazas.
{other} brought milk and biscuits, and more cups had to be found.

—¿Qué pasaba en la página nueve? —preguntó {kid}.
“What happened on page nine?” asked {kid}.

—Yo ganaba una carrera —dijo {tale}.
“I won a race there,” said {tale}.

—Ahí cantaba yo —dijo un árbol, y se puso a cantar.
“That was where I sang,” said a tree, and began.

<—Yo salía con sombrero —dijo el malo—, y me sentaba muy bien./—Yo era bueno en la nueve —dijo el malo—, y luego se me pasaba.>
<“I wore a hat on nine,” said the villain, “and it suited me.”/“I was good on nine,” said the villain, “and then it passed.”>

Salieron seis páginas distintas, y no coincidía ni el tiempo que hacía.
That made six different pages, and not even the weather was the same.
Volvieron al libro de uno en uno, sacudiéndose las migas.
They went back one by one, shaking off the crumbs.
-- advanced
Los del cuento, cansados de esperar, descendieron a la alfombra y aceptaron un vaso de leche.
The people in the tale, tired of waiting, came down to the carpet and accepted a glass of milk.

—¿Y qué ocurría en la página nueve? —preguntó {kid}.
“And what happened on page nine?” asked {kid}.

—Que yo ganaba una carrera —dijo {tale} sin dudarlo.
“I won a race,” said {tale} without hesitation.

—Ahí cantaba yo —intervino un árbol, que por desgracia lo demostró.
“That was where I sang,” put in a tree, who unfortunately proved it.

El malo <afirmaba que salía con sombrero/sostenía que en la nueve era bueno>, y los demás miraron al techo.
The villain <declared that he wore a hat there/maintained that on nine he was good>, and the others looked at the ceiling.
Al final había seis páginas, y no coincidían ni en el tiempo que hacía.
In the end there were six pages, which did not even agree on the weather.
+ Regresaron en fila, sacudiéndose las migas.
+ They went back in single file, shaking off the crumbs.

== phone medium in turns
-- beginner
{tale} hace una bocina con las manos.
{tale} shouts through both hands.

—¿Hay alguien en la diez? —pregunta {tale}.
“Is anybody on page ten?” asks {tale}.

—Aquí, con la tarta —contesta una voz.
“Here, with the cake,” answers a voice.

—¿Y cómo se llega? —pregunta {tale}.
“And how does one get there?” asks {tale}.

La voz piensa y mastica.
The voice thinks and chews.

—Por la nueve —dice la voz.
“By way of nine,” says the voice.

{kid} le lee la página diez, despacio.
{kid} reads page ten aloud, slowly.
{other} tira unas migas por encima del hueco.
{other} throws some crumbs over the gap.
<Un pato las pesca en el aire./El viento se lleva las migas al título.>
<A duck catches them in the air./The wind blows the crumbs to the title.>
En la diez ya huele a velas apagadas.
On page ten it smells of candles that have gone out.

—Guardamos un trozo —dice la voz.
“We will keep you a piece,” says the voice.
-- intermediate
{tale} hizo una bocina con las manos y llamó hacia la otra orilla.
{tale} shouted through both hands to the other side.

@tale —¿Hay alguien en la diez?
“Is anybody on page ten?”

—Aquí, con la tarta —contestó una voz con la boca llena.
“Here, with the cake,” answered a voice, its mouth full.

—¿Y cómo se llega? —preguntó {tale}.
“And how does one get there?” asked {tale}.

Se oyó masticar, y también pensar.
There was a sound of chewing, and also of thinking.

—Aquí llegamos por la nueve —dijo la voz.
“We came by way of nine,” said the voice.

{other} lanzó unas migas por encima del hueco, <y un pato las pescó en el aire/y el viento se las llevó al título>.
{other} threw some crumbs over the gap, <and a duck caught them in the air/and the wind took them to the title>.
De la diez llegaba un olor a velas apagadas.
From page ten came a smell of candles that had just gone out.

—Guardamos un trozo —gritó la voz, cada vez más lejos.
“We’ll keep you a piece,” shouted the voice, further and further away.
-- advanced
Haciendo bocina con las manos, {tale} preguntó si había alguien en la diez.
Through cupped hands {tale} shouted to ask whether there was anybody on page ten.

—Estamos con la tarta —contestó una voz que tenía la boca llena.
“We are having the cake,” answered a voice with its mouth full.

—¿Y por dónde se llega? —preguntó {tale}.
“And which way does one go?” asked {tale}.

Al otro lado deliberaron, masticando, durante un buen rato.
On the far side they discussed it, chewing, for quite some time.

—Aquí llegamos por la nueve —dijo la voz al fin—, y entonces estaba muy bien.
“We came by way of nine,” said the voice at last, “which was in very good condition then.”

{other} lanzó unas migas por encima del hueco, <y un pato de la página siete las pescó al vuelo/y un golpe de viento las llevó hasta el título>.
{other} threw some crumbs over the gap, <and a duck from page seven caught them in flight/and a gust of wind took them up to the title>.
Llegó un olor a velas recién apagadas y la promesa de guardar un trozo.
There came a smell of candles just blown out, and a promise to keep one piece.

== letters medium in turns
-- beginner
Del hueco caen letras sueltas.
Loose letters fall out of the gap.
Son las últimas de la página nueve.
They are the last ones of page nine.
{other} las pone en fila en el suelo.
{other} puts them in a row on the floor.
Hay nueve emes, tres zetas y una coma.
There are nine Ms, three Zs and a comma.
{kid} las lee: «Mmmm, zzz».
{kid} reads them: “Mmmm, zzz”.

—Eso es alguien que come y se duerme —dice {other}.
“That is somebody who eats and falls asleep,” says {other}.

{tale} dice que no con la cabeza.
{tale} shakes {tale:his|her} head.
<Una hormiga se lleva la coma./El gato se come una zeta y ronca.>
<An ant carries off the comma./The cat eats a Z and snores.>
Con esas letras no sale ningún bosque.
Those letters do not make a forest.
Las guardan en una caja de cerillas.
They keep them in a matchbox.
De noche, la caja hace «mmm».
At night the box says “mmm”.
-- intermediate
Del hueco cayeron unas letras sueltas, las últimas que quedaban.
Some loose letters fell out of the gap, the last ones left.
{other} las puso en fila, y eran nueve emes, tres zetas y una coma.
{other} put them in a row, and there were nine Ms, three Zs and a comma.

«Mmmm, zzz», leyó {kid} con mucha expresión.
“Mmmm, zzz”, read {kid} with great feeling.

—Alguien come y se duerme —dijo {other}—, eso está claro.
“Somebody eats and falls asleep,” said {other}, “that much is clear.”

{tale} negó con la cabeza desde el borde.
From the edge {tale} shook {tale:his|her} head.
Probaron al revés, y se dormía antes de comer.
They tried it backwards, and then the sleep came before the food.
<Una hormiga se llevó la coma, que era la parte más tranquila./El gato se comió una zeta y empezó a roncar.>
<An ant carried off the comma, which had been the restful part./The cat ate a Z and began to snore.>
Guardaron el resto en una caja de cerillas.
They kept the rest in a matchbox.
+ Desde entonces zumba un poco.
+ It has hummed a little ever since.
-- advanced
Al sacudir el libro cayeron del hueco unas letras sueltas, supervivientes de la nueve.
When they shook the book, some loose letters fell from the gap, survivors of page nine.
{other} las alineó en el suelo: nueve emes, tres zetas y una coma.
{other} lined them up on the floor: nine Ms, three Zs and a comma.

«Mmmm, zzz», leyó {kid}, y todos esperaron la continuación.
“Mmmm, zzz”, read {kid}, and everybody waited for the rest.

—Alguien come y luego se duerme —interpretó {other}, que no veía otra cosa.
“Somebody eats and then falls asleep,” was how {other} understood it.

Desde su borde, {tale} negó con la cabeza.
From the edge {tale} shook {tale:his|her} head.
<Una hormiga se apropió de la coma, que era la pausa./El gato se comió una zeta y roncó hasta la merienda.>
<An ant took possession of the comma, which was the pause./The cat ate a Z and snored until teatime.>
El resto acabó en una caja de cerillas que zumba cuando hay sopa.
The rest ended up in a matchbox, which hums whenever there is soup.

== recipe medium in turns
-- beginner
{other} trae un libro de cocina.
{other} brings a cookery book.
También tiene una página nueve.
It has a page nine too.
La pone en el hueco.
It goes into the gap.
Ahora {tale} lleva un delantal.
Now {tale} is wearing an apron.
Pela patatas en medio del bosque.
There are potatoes to peel in the middle of the forest.
El malo corta cebolla y llora.
The villain cuts onions and cries.

—Esto no va así —dice el malo—, pero huele bien.
“This is not how it goes,” says the villain, “but it smells good.”

<Un enano pone la mesa./Un caballo trae la sal.>
<A dwarf lays the table./A horse brings the salt.>
Comen todos, y después duermen.
They all eat, and then they sleep.
Nadie llega a la página diez.
Nobody gets to page ten.
{kid} saca la página con dos dedos.
{kid} takes the page out with two fingers.
Tiene una mancha de tomate que antes no tenía.
It has a tomato stain that is new.
-- intermediate
{other} tuvo una idea y trajo un libro de cocina, que también tenía página nueve.
{other} had an idea and brought a cookery book, which had a page nine too.
La metieron en el hueco.
They put it into the gap.
Enseguida {tale} apareció con delantal, pelando patatas en el bosque.
At once {tale} appeared in an apron, peeling potatoes in the forest.
El malo cortaba cebolla y lloraba por primera vez.
The villain cut onions and cried for the first time.

—Así no era —dijo el malo—, pero huele de maravilla.
“This is not how it went,” said the villain, “but it smells wonderful.”

<Un caballo blanco trajo la sal./Siete enanos pusieron la mesa sin que nadie los llamara.>
<A white horse brought the salt./Seven dwarfs laid the table, though nobody had called them.>
Comieron, repitieron y se durmieron.
They ate, had some more and fell asleep.
Nadie se acordó de la página diez.
Nobody gave a thought to page ten.
{kid} sacó la página, que había vuelto con una mancha de tomate.
{kid} took the page out, which came back with a tomato stain.
-- advanced
{other} trajo un libro de cocina, cuya página nueve encajaba en el hueco como hecha a medida.
{other} brought a cookery book, whose page nine fitted the gap as if made for it.
Al instante, {tale} se encontró con un delantal, en mitad del bosque, pelando patatas.
In an instant {tale} was standing in an apron, in the middle of the forest, peeling potatoes.
El malo, encargado de la cebolla, lloró como no había llorado en doscientos años.
The villain, who had the onions, wept as he had not wept for two hundred years.

@villain —No era así —reconoció, <oliendo la cuchara/con la nariz roja>—, pero que nadie lo toque.
“This is not how it went,” he admitted, <smelling the spoon/red in the nose>, “but leave it alone.”

Comieron, repitieron y durmieron la siesta, y a la página diez no fue nadie.
They ate, had seconds and took a nap, and nobody went on to page ten.
{kid} retiró la hoja, que volvió a su sitio con una mancha de tomate.
{kid} took the page out, and it went home with a tomato stain.

== backwards medium in turns
-- beginner
—¿Y si empezamos por el final? —dice {kid}.
“What if we begin at the end?” says {kid}.

{kid} lee de atrás adelante.
{kid} reads from back to front.
En el cuento, todo va al revés.
In the tale, everything goes backwards.
La tarta sale de las bocas y se pone entera.
The cake comes out of the mouths and is whole again.
El malo pide perdón y después hace la maldad.
The villain says sorry, and then does the bad thing.
{tale} camina hacia atrás, muy deprisa.
{tale} walks backwards, very fast.
<Un río sube por la montaña./Un huevo se cierra con un pollo dentro.>
<A river climbs a mountain./An egg shuts with a chick inside.>
Llegan al hueco por el otro lado.
They come to the gap from the other side.
Tampoco se puede pasar.
Nobody can cross from there either.

—Es igual de ancho —dice {other}.
“It is just as wide,” says {other}.

Leen otra vez hacia delante, y la tarta se va.
They read forwards again, and the cake is gone.
-- intermediate
—¿Y si empezamos por el final? —propuso {kid}.
“What if we begin at the end?” said {kid}.

Leyeron de atrás adelante, y el cuento entero dio la vuelta.
They read from back to front, and the whole tale turned round.
La tarta salió de las bocas y se recompuso, con velas.
The cake came out of the mouths and was whole again, candles and all.
El malo pidió perdón y luego, más tranquilo, hizo la maldad.
The villain said sorry and then, feeling better, did the bad thing.
+ <Un río trepó a una montaña./Un huevo se cerró con el pollo dentro.>
+ <A river climbed a mountain./An egg shut with the chick inside.>
{tale} caminaba hacia atrás y saludaba a la gente por la nuca.
{tale} walked backwards, greeting people with the back of {tale:his|her} head.
Así llegaron al hueco por el otro lado.
So they came to the gap from the other side.

—Es igual de ancho —dijo {other}.
“It is just as wide from here,” said {other}.
-- advanced
—Probemos por el final —propuso {kid}, y empezó a leer de atrás adelante.
“Let us try from the end,” said {kid}, and began to read from back to front.

El cuento, obediente, se puso en marcha al revés.
The tale, obediently, began to run backwards.
La tarta fue saliendo de las bocas hasta quedar entera, y el malo se disculpó por lo que pensaba hacer.
The cake came out of the mouths until it was whole, and the villain apologised for what he was going to do.
+ <Un río trepó montaña arriba./Un huevo se cerró sobre su pollo, que parecía aliviado.>
+ <A river climbed its mountain./An egg shut over its chick, who seemed relieved.>
De espaldas y a buen paso, {tale} llegó al hueco por la orilla contraria.
Backwards and at a good pace, {tale} reached the gap from the far bank.

—Es igual de ancho —calculó {other}—, y aquí además hace viento.
“It is just as wide,” {other} reckoned, “and over here there is a wind.”

== borrower medium in turns
-- beginner
En la tapa hay una tarjeta con nombres.
In the cover there is a card with names.
El último nombre es Clemente.
The last name is Clement.
{kid} lo llama por teléfono.
{kid} telephones him.

—¿Tienes tú la página nueve? —pregunta {kid}.
“Have you got page nine?” asks {kid}.

Se oye una tos.
There is a cough.

—La usé para un bocadillo —dice Clemente—.
“I used it for a sandwich,” says Clement.
Era una excursión.
“It was a school trip.”

—¿Y qué pasaba en ella? —pregunta {other}.
“And what happened on it?” asks {other}.

<—Había queso —dice Clemente./—Había mayonesa —dice Clemente.>
<“There was cheese,” says Clement./“There was mayonnaise,” says Clement.>

Fue hace cuarenta años.
It was forty years ago.
Todavía piensa en aquella página.
He still thinks of that page.
-- intermediate
En la tapa quedaba una tarjeta con los nombres de los lectores.
In the cover was a card with the names of its readers.
El último, con letra de colegio, era un tal Clemente.
The last, in school handwriting, was a certain Clement.
{kid} encontró el número y lo llamó.
{kid} found the number and telephoned.

—¿Tienes tú la página nueve? —preguntó {kid}, y se oyó un silencio.
“Have you got page nine?” asked {kid}, and there was a silence.

—La usé para envolver un bocadillo —confesó Clemente—, hace cuarenta años.
“I wrapped a sandwich in it,” confessed Clement, “forty years ago.”

—¿Y qué ocurría en ella? —preguntó {other}.
“And what happened on it?” asked {other}.

<—Que había queso —dijo Clemente./—Que se salía el atún —dijo Clemente.>
<“There was cheese,” said Clement./“The tuna fell out,” said Clement.>

Antes de colgar quiso saber cómo acababa el cuento.
Before hanging up, he wanted to know how the tale ended.
+ Nunca se había atrevido a preguntarlo.
+ He had never dared to ask.
-- advanced
En la tapa sobrevivía una ficha con los lectores, y el último era un tal Clemente.
In the cover a card with the readers survived, and the last was a certain Clement.
Costó seis llamadas, cinco Clementes y una señora muy simpática dar con él.
It took six calls, five Clements and one very nice lady to find him.

@clement —La nueve envolvió un bocadillo —dijo despacio—, en una excursión.
“Page nine,” he said slowly, “went round a sandwich on a school trip.”

—¿Y recuerdas lo que ponía? —preguntó {kid}.
“And do you remember what it said?” asked {kid}.

—<Recuerdo el queso —dijo Clemente./Recuerdo el atún, por desgracia —dijo Clemente.>
<“I remember the cheese,” said Clement./“I remember the tuna, unfortunately,” said Clement.>

Luego preguntó, en voz más baja, cómo acababa, porque en cuarenta años no se había atrevido a leerlo.
Then he asked, more quietly, how it ended, as in forty years he had not dared to read it.

== other medium in turns
-- beginner
La vecina tiene el mismo cuento.
The neighbour has the same tale.
{kid} corre a su casa.
{kid} runs to her home.
En ese libro sí hay página nueve.
In that book there is a page nine.
Pero solo hay un dibujo.
But it has only a picture.
En el dibujo no hay nadie.
In the picture there is nobody.
Hay huellas, y acaban en la esquina.
There are footprints, and they end at the corner.

—Siempre ha estado así —dice la vecina.
“It was always like this,” says the neighbour.

<En la esquina se ve un zapato./En la esquina hay una nube de polvo.>
<In the corner one shoe can be seen./In the corner there is a cloud of dust.>

—Aquí se fueron todos —dice {other}—.
“Here they all went away,” says {other}.
En el nuestro no puede salir nadie.
“In ours nobody can get out.”

La vecina mira los dos libros.
The neighbour looks at both books.
Luego da un lápiz, por si acaso.
Then she gives them a pencil, just in case.
-- intermediate
La vecina tenía el mismo cuento, y {kid} llamó a su puerta.
The neighbour had the same tale, and {kid} knocked at her door.
En aquel libro sí había página nueve, pero no había nadie en ella.
That book did have a page nine, but there was nobody on it.
Se veían huellas que salían por la esquina.
One could see footprints that left by the corner.

—De pequeña ya estaba así —dijo la vecina—, y yo pensaba que estaban comiendo.
“It was like that when I was small,” said the neighbour, “and I thought that they were at lunch.”

<En la esquina quedaba un zapato./En la esquina todavía flotaba el polvo.>
<In the corner lay one shoe./In the corner the dust still hung in the air.>

—Del tuyo se fueron todos —dijo {other}—, y del nuestro no puede irse nadie.
“From yours they all left,” said {other}, “and from ours nobody can leave.”

La vecina les prestó un lápiz, bastante mordido.
The neighbour lent them a pencil, which was rather chewed.
-- advanced
La vecina conservaba el mismo cuento, de cuando era pequeña, y fueron a consultarlo.
The neighbour had kept the same tale since she was small, and they went to look.
En su página nueve había un bosque, un camino y nadie.
On her page nine there was a forest, a road and nobody.
Unas huellas se marchaban por la esquina, <donde aún flotaba el polvo/donde había quedado un zapato>.
Some footprints left by the corner, <where the dust still hung in the air/where a shoe had been left>.

—Siempre creí que estaban comiendo —dijo la vecina.
“I always thought that they were at lunch,” said the neighbour.

—Del tuyo se fueron todos —dijo {other}—, y del nuestro no puede salir nadie.
“From yours they all left,” said {other}, “and from ours nobody can get out.”

La vecina miró un libro, miró el otro y, sin más, les prestó un lápiz mordido.
The neighbour looked at one book, looked at the other and simply lent them a chewed pencil.

== dear
-- beginner
Entonces {kid} piensa en {thing}.
Then {kid} thinks of {thing}.
Es {thing.dear}.
It is {thing.dear}.
<Nadie dice nada./El libro no hace ruido./El libro espera sin moverse.>
<Nobody says a word./The book makes no noise./The book waits and does not move.>
{tale} sigue en el borde.
{tale} is still at the edge.
+ <El pie en el aire tiembla./Ya le duelen las piernas./Detrás se hace de noche.>
+ <One leg is beginning to shake./It is a long time to stand./Night is falling behind.>
-- intermediate
Entonces {kid} pensó en {thing}, que era {thing.dear}.
Then {kid} thought of {thing}, which was {thing.dear}.
<El libro dejó de hacer ruido./El libro no pidió nada./Nadie lo dijo en voz alta.>
<The book stopped making noises./The book did not ask for anything./Nobody said it aloud.>
En la página ocho se hacía de noche, y {tale} seguía en el borde.
On page eight night was falling, and {tale} was still at the edge.
+ <Se le estaba cansando la pierna./Había empezado a silbar, para no mirar abajo./Saludó un poco con la mano.>
+ <That leg was growing tired./There was some whistling, so as not to look down./One hand waved a little.>
-- advanced
Quedaba {thing}, que era {thing.dear}.
There was still {thing}, which was {thing.dear}.
<El libro, por una vez, no hizo ningún ruido./Nadie dijo el nombre, y todos miraron hacia allí./El libro tuvo la delicadeza de cerrar un poco las tapas.>
<The book, for once, made no noise at all./Nobody said so, and everybody looked that way./The book had the tact to close its covers a little.>
En la página ocho anochecía, y {tale} continuaba al borde, <cambiando de pie/silbando para no mirar abajo/con la mano levantada>.
On page eight it was getting dark, and {tale} was still at the edge, <changing feet/whistling so as not to look down/with one hand raised>.

== give ages=3-5
-- beginner
{kid} da un beso a {thing}.
{kid} gives {thing} a kiss.

—Cuida bien de esto —dice {kid}.
“Take good care of this,” says {kid}.

El libro come muy despacio.
The book eats very slowly.
Ahora {tale} tiene {thing}.
Now {tale} has {thing}.
{thing.helps}
{thing.helps}
<{tale} salta a la página diez./{tale} pasa a la página diez bailando.>
<{tale} jumps to page ten./{tale} dances over to page ten.>
-- intermediate
{kid} le dio un beso a {thing} y metió las dos manos en el libro.
{kid} gave {thing} a kiss and put both hands into the book.

—Cuida bien de esto —pidió {kid}.
“Take good care of this,” said {kid}.

El libro masticó despacio, y no escupió.
The book chewed slowly, and did not spit.
Ahora {tale} tenía {thing}.
Now {tale} had {thing}.
{thing.helps}
{thing.helps}
+ <De un salto, llegó a la página diez./Bailando, llegó a la página diez.>
+ <One jump, and there was page ten./With a dance the way led to page ten.>
-- advanced
{kid} le dio un beso a {thing}, por si tardaban en verse, y metió las manos en el libro.
{kid} gave {thing} a kiss, in case it should be a long time, and reached into the book.

+ —Que no pase frío —pidió {kid}.
+ “Do not let it get cold,” said {kid}.

El libro masticó muy despacio, y esta vez no escupió nada.
The book chewed very slowly, and this time it spat out nothing.
En la página nueve, {tale} levantó {thing}.
On page nine {tale} held up {thing}.
{thing.helps}
{thing.helps}

== write ages=6-8
-- beginner
{kid} mete la mano en el libro, con {thing}.
{kid} puts a hand into the book, with {thing}.
Dentro hace viento y frío.
In there it is windy and cold.
{other} escribe muy deprisa: «Y {tale} encuentra {thing}».
{other} writes very fast: “And {tale} finds {thing}”.
El libro no escupe.
The book does not spit.
{thing.helps}
{thing.helps}
<La mano vuelve vacía, con nieve./La mano vuelve vacía, y huele a bosque.>
<The hand comes back empty, with snow on it./The hand comes back empty, and smells of forest.>
-- intermediate
{kid} metió el brazo en el libro hasta el hombro, con {thing} en la mano.
{kid} put an arm into the book, right up to the shoulder, holding {thing}.
Dentro soplaba un viento que no era de la habitación.
In there blew a wind that did not come from the room.
{other} escribió a toda prisa: «Y {tale} encuentra {thing}».
{other} wrote at top speed: “And {tale} finds {thing}”.
{thing.helps}
{thing.helps}
+ <El brazo volvió con nieve en la manga./El brazo volvió oliendo a bosque./Algo le estrechó la mano antes de soltarla.>
+ <The arm came back with snow on its sleeve./The arm came back smelling of forest./Something shook that hand before letting go.>
-- advanced
{kid} metió el brazo en el libro hasta el hombro, sin soltar {thing}.
{kid} put an arm into the book up to the shoulder, with a firm hold on {thing}.
Allí dentro soplaba un viento con olor a otra parte.
In there blew a wind that smelled of somewhere else.
{other} escribió a la carrera: «Y {tale} encuentra {thing}».
{other} wrote at a run: “And {tale} finds {thing}”.
{thing.helps}
{thing.helps}
+ <El brazo regresó con nieve en la manga./Antes de soltarse, notó que alguien le daba la mano./El libro no escupió ni una coma.>
+ <The arm came back with snow on its sleeve./Before letting go, somebody had shaken that hand./The book did not spit out so much as a comma.>

== cost ages=9-12
-- beginner
Nadie lo sabría.
Nobody would know.
Se puede cerrar el libro y cenar.
One could shut the book and have dinner.
{kid} cierra el libro y lo abre otra vez.
{kid} shuts the book and opens it again.
Después da {thing}, sin mirar.
Then {kid} gives {thing}, without looking.
El libro no escupe.
The book does not spit.
{thing.helps}
{thing.helps}
<En el estante queda un círculo sin polvo./En el bolsillo queda un hueco.>
<On the shelf there is a circle without dust./In the pocket there is an empty place.>
-- intermediate
Bastaba con cerrar el libro y bajar a cenar.
It would have been enough to shut the book and go down to dinner.
+ Nadie iba a preguntar por la página nueve.
+ Nobody was going to ask about page nine.
{kid} lo cerró, contó hasta diez y lo abrió otra vez.
{kid} shut it, counted up to ten and opened it again.
Luego metió {thing} en el hueco, mirando a otro lado.
Then {kid} put {thing} into the gap, looking the other way.
El libro no escupió nada.
The book did not spit.
{thing.helps}
{thing.helps}
<En el estante quedó un círculo sin polvo./Durante una semana, la mano siguió buscando./A la hora de cenar no hubo hambre.>
<On the shelf was left a circle without dust./For a week a hand went on looking for it./At dinner there was no appetite.>
-- advanced
Bastaba con cerrar el libro, bajar a cenar y no volver a pensar en ello.
It would have been enough to shut the book, go down to dinner and think no more of it.
{kid} lo cerró, contó hasta veinte y lo abrió de nuevo.
{kid} shut it, counted up to twenty and opened it again.
Mirando hacia la ventana, metió {thing} en el hueco, y el libro no escupió.
With both eyes on the window, {kid} put {thing} into the gap, and the book did not spit.
+ {thing.helps}
+ {thing.helps}
<En el estante quedó un círculo sin polvo./Durante una semana, la mano siguió buscando por costumbre./Aquella noche nadie repitió postre.>
<On the shelf was left a circle without dust./For a week a hand went on looking for it, out of habit./That night nobody had a second pudding.>

== end
-- beginner
{kids} [lee|leen] hasta el final.
{kids} [reads|read] to the end.
{tale.after}
{tale.after}

—Ya no falta ninguna página —dice {other}.
“No page is missing now,” says {other}.

<Por la noche, {kid} abre el libro otra vez./Al día siguiente, {kid} abre el libro otra vez./Antes de dormir, {kid} abre el libro otra vez.>
<At night {kid} opens the book again./The next day {kid} opens the book again./Before going to sleep {kid} opens the book again.>
En el dibujo de la página nueve hay algo diminuto: {thing}.
In the picture on page nine there is something tiny: {thing}.
{thing.last}
{thing.last}
-- intermediate
{kids} [leyó|leyeron] hasta la última línea, sin saltarse nada.
{kids} read to the last line, without skipping anything.
+ {tale.after}
+ {tale.after}

—Ya no falta ninguna —dijo {other}.
“There is none missing now,” said {other}.

<Aquella noche, {kid} abrió el libro otra vez./Al día siguiente, {kid} abrió el libro otra vez./El domingo, {kid} abrió el libro otra vez.>
<That night {kid} opened the book again./The next day {kid} opened the book again./On Sunday {kid} opened the book again.>
En una esquina del dibujo de la nueve se veía {thing}.
In one corner of the picture on page nine was {thing}.
{thing.last}
{thing.last}
-- advanced
{kids} [leyó|leyeron] de la ocho a la diez sin tropezar, y de ahí hasta la última línea.
{kids} read from eight to ten without a stumble, and on to the last line.
+ {tale.after}
+ {tale.after}
<Aquella noche, con la luz apagada,/Al día siguiente, antes del desayuno,/El domingo, por pura casualidad,> {kid} abrió el libro por la página nueve.
<That night, when the light was out,/The next day, before breakfast,/On Sunday, quite by chance,> {kid} opened the book at page nine.
En una esquina del dibujo, del tamaño de una uña, se veía {thing}.
In one corner of the picture, no bigger than a fingernail, was {thing}.
{thing.last}
{thing.last}
