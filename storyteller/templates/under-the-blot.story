plot: Somebody spills a drop on the only map, just over a place, and all say that the place is gone; children walk there past people who believe the map, find it as it always was, and bring it back on a shoe; the blot gets a name, and the cup moves to another edge.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: place:there
picture: topic library, topic day, curious, kid points map, other, maker, map
middle: topic mountain, same, wide, curious, kid walks, other, map
end: topic village, same, happy, kid runs, other, maker, map
take road: 1 3 7
take late: 0 1 2

title: Debajo de la mancha = Under the Blot
title: Lo que tapó la gota = What the Drop Covered
title: Más allá todo es café = Beyond It All Is Coffee

cast maker f: la señora Mora = Mrs Mora
cast maker m: el señor Lemos = Mr Lemos
cast maker f: doña Candela = Mrs Candela
cast maker m: don Ramiro = Mr Ramiro

cast drop m: café = coffee
cast drop m: té = tea
cast drop m: chocolate = cocoa
cast drop m: caldo = broth

cast shoe m: el zapato izquierdo = the left shoe
cast shoe f: la bota derecha = the right boot
cast shoe f: la zapatilla vieja = the old trainer

speaks teacher f: la maestra = the teacher
speaks boy m small: un niño pequeño = a small boy
speaks pupil m small: un niño = a boy
speaks painter m: el pintor = the painter
speaks fat m: el hombre gordo = the fat man
speaks driver m: el conductor = the driver
speaks man m: el hombre = the man
speaks father m: el padre = the father
speaks mother f: la madre = the mother
speaks girl f small: la pequeña = the youngest
speaks guard m: el guarda = the guard
speaks lady f: la señora = the lady
speaks granny f old: la abuela = the old lady
speaks postman m: el cartero = the postman
speaks owl m: el búho = the owl

word: el mapa: mapa, mapas = the map: map, maps
word: la mancha: mancha = the blot: blot
word: la gota: gota = the drop: drop
word: el camino: camino = the way: way
word: el zapato: zapato, zapatos = the shoe: shoe, shoes
word: la taza: taza = the cup: cup
word: el autobús: autobús = the bus: bus
word: la puerta: puerta = the gate: gate
word: mirar: mira, miró, mirar = to look: looks, looked, look
word: caer: cae, cayó, caer = to fall: falls, fell, fall
word: el polvo: polvo = the dust: dust
word: oler: huele, olía, olió = to smell: smells, smelled
word: la carta: cartas, carta = the letter: letters
word: la pluma: pluma = the pen: pen
word: andar: anda, andan, anduvo, anduvieron, andar = to walk: walks, walk, walked
word: el sitio: sitio = the place: place

question: ¿Qué sitio irías a comprobar tú? = Which place would you go and check?
question: ¿Por qué creía la gente más al mapa que a sus ojos? = Why did people believe the map more than their eyes?
question: ¿Qué traes tú en los zapatos cuando vuelves a casa? = What do you bring home on your shoes?

== blot
-- beginner
<{maker} tiene el mapa de todo./En la mesa de {maker} está el mapa de todo.>
<{maker} has the map of everything./The map of everything lies on a table.>
<Hoy se le cae encima una gota de {drop}./Hoy le cae una gota de {drop}.>
<Today a drop of {drop} falls on it./Today it gets a drop of {drop}.>
<Debajo de la mancha estaba {topic.what}./La mancha tapa {topic.what}.>
<Under the blot there was {topic.what}./The blot is just over {topic.what}.>

—Pues ya no está —dice {maker}—.
“Then it is gone,” says {maker}.
Si no sale en el mapa, no está.
“What is not on the map is not there.”

—Sí que está —dice {kid}.
“It is there,” says {kid}.

@maker —¿Y eso quién lo ha visto?
“And who has seen it?”

<{kids} [se pone|se ponen] los zapatos./{kids} [busca|buscan] los zapatos debajo de la cama.>
<{kids} [puts|put] on some shoes./{kids} [finds|find] some shoes under the bed.>
-- intermediate
<{maker} guardaba el único mapa de todo, extendido en una mesa enorme./El único mapa de todo lo guardaba {maker}, en una mesa enorme.>
<{maker} kept the only map of everything, spread out on a huge table./The only map of everything was kept by {maker}, on a huge table.>
Un martes se le cayó encima una gota de {drop}, y la mancha tapó {topic.what}.
One Tuesday a drop of {drop} fell on it, and the blot covered {topic.what}.

—Qué lástima —dijo {maker}—.
“What a pity,” said {maker}.
Lo que no está en el mapa no está en ninguna parte.
“What is not on the map is not anywhere.”

—Claro que está —dijo {kid}.
“Of course it is there,” said {kid}.

@maker —¿Y quién ha ido a comprobarlo?
“And who has gone to check?”

Nadie había ido, así que {kids} [salió|salieron] con un lápiz y un bocadillo.
Nobody had, so {kids} set out with a pencil and a sandwich.
-- advanced
{maker} guardaba el único mapa de todo, que era enorme.
{maker} kept the only map of everything, and it was huge.
+ Para llegar a la otra punta había que dormir la siesta.
+ One needed a nap to reach the other end.
Un martes se le cayó encima una gota de {drop}, y la mancha tapó justo {topic.what}.
One Tuesday a drop of {drop} fell on it, and the blot covered exactly {topic.what}.

—Qué lástima —dijo {maker}—.
“What a pity,” said {maker}.
Lo que no está en el mapa no está en ninguna parte.
“What is not on the map is not anywhere.”

—¿Alguien ha ido a comprobarlo? —preguntó {kid}.
“Has anybody gone to check?” asked {kid}.

Nadie había ido, de modo que {kids} [salió|salieron] con un lápiz y un bocadillo.
Nobody had, and so {kids} set out with a pencil and a sandwich.

== bus in road
-- beginner
El autobús para en medio del camino.
The bus stops in the middle of the road.

—Hasta aquí —dice el conductor.
“No further,” says the driver.

—¿Por qué? —pregunta {kid}.
“Why?” asks {kid}.

@driver —Aquí empieza la mancha —dice—.
“This is where the blot begins,” he says.
Más allá todo es {drop}.
“Beyond it all is {drop}.”

{kid} pone un pie fuera.
{kid} puts one foot out.
El suelo está seco.
The ground is dry.

—De momento —dice el conductor.
“So far,” says the driver.
-- intermediate
El autobús frenó en mitad de la carretera, donde no había nada.
The bus stopped in the middle of the road, where there was nothing.

—Hasta aquí llega el mapa —anunció el conductor—.
“The map ends here,” announced the driver.
Más allá todo es {drop}.
“Beyond it all is {drop}.”

{kid} bajó y tocó el suelo, que estaba seco.
{kid} got off and felt the ground, which was dry.

—Eso es porque todavía no ha llegado —dijo el conductor, y dio la vuelta con mucho cuidado.
“That is because it has not come yet,” said the driver, and turned round, with great care.
-- advanced
El autobús frenó en seco donde no había ni parada ni árbol.
The bus pulled up short where there was neither a stop nor a tree.

—Fin del mapa —anunció el conductor—, y más allá todo es {drop}.
“End of the map,” announced the driver, “and beyond it all is {drop}.”

{kid} bajó a tocar el suelo y comprobó que estaba seco.
{kid} got off to feel the ground, and found it dry.

—Eso se dice siempre antes de mojarse —contestó el conductor.
“So they all say before they get wet,” answered the driver.

Y dio la vuelta de puntillas, con autobús y todo.
And he turned round on tiptoe, bus and all.

== sign in road
-- beginner
Un hombre pinta un cartel del camino.
A man is painting a road sign.
Antes ponía: {topic.what}.
Before, it said: {topic.what}.
Ahora pone: «Mancha».
Now it says: “Blot”.

—¿Y la flecha? —pregunta {kid}.
“What about the arrow?” asks {kid}.

—La flecha es buena —dice el hombre—.
“The arrow is good,” says the man.
Lo malo es lo que señala.
“It is what it points at.”

Le queda un poco de pintura.
There is some paint left.
Le pone un marco a la flecha.
He puts a frame round the arrow.
-- intermediate
En el cruce, un hombre estaba repintando la señal.
At the crossing a man was painting the sign again.
Donde antes ponía {topic.what}, ahora ponía «Mancha».
Where it had said {topic.what}, it now said “Blot”.

—¿Y la flecha? —preguntó {kid}.
“And the arrow?” asked {kid}.

—La flecha está bien —dijo el hombre—.
“The arrow is all right,” said the man.
Es el sitio lo que falla.
“It is the place that is wrong.”

Le sobraba pintura, y le hizo a la flecha un marco muy bonito.
He had some paint left, and gave the arrow a very pretty frame.
-- advanced
En el cruce, un hombre subido a una escalera tachaba en la señal {topic.what}.
At the crossing a man on a ladder was crossing out {topic.what} on the sign.
Encima escribía «Mancha» con letra de domingo.
Over it he wrote “Blot” in his best hand.

—¿Y la flecha la deja? —preguntó {kid}.
“And you are leaving the arrow?” asked {kid}.

—La flecha está perfectamente —dijo el hombre, ofendido—, y no tiene la culpa de adónde señala.
“There is nothing wrong with the arrow,” said the man, hurt, “and it can’t help what it points at.”

Con la pintura que sobraba le hizo un marco.
With the paint that was left he gave it a frame.

== pigeon in road
-- beginner
Una paloma da vueltas en el aire.
A pigeon flies round and round.
Lleva un mapa pequeño en la pata.
It has a small map on one leg.
Baja y se sienta en una piedra.
It comes down and sits on a stone.

—¿No sabes ir? —pregunta {kid}.
“Don’t you know the way?” asks {kid}.

La paloma mira el mapa.
The pigeon looks at the map.
Luego mira el camino.
Then it looks at the road.
{kid} le quita el mapa de la pata.
{kid} takes the map off its leg.
La paloma vuela recto, como una flecha.
The pigeon flies straight, like an arrow.
-- intermediate
Una paloma mensajera daba vueltas sobre el camino, cada vez más despacio.
A carrier pigeon was flying round and round over the road, more and more slowly.
En una pata llevaba una carta, y en la otra, una copia del mapa.
On one leg it had a letter, and on the other a copy of the map.

—Tú sabías ir —dijo {kid}.
“You used to know the way,” said {kid}.

Le desató el mapa, y la paloma se quedó pensando en una piedra.
The map was untied, and the pigeon sat on a stone and thought.
Después salió volando en línea recta, justo hacia la mancha.
Then it flew off in a straight line, right into the blot.
-- advanced
Una paloma mensajera llevaba desde el martes dando vueltas al mismo árbol.
A carrier pigeon had been flying round the same tree since Tuesday.
En la pata izquierda tenía una carta, y en la derecha, una copia actualizada del mapa.
On its left leg it had a letter, and on its right an up-to-date copy of the map.

—Antes ibas sin mirar —dijo {kid}, y le desató la copia.
“You used to go without looking,” said {kid}, untying the copy.

La paloma reflexionó sobre una piedra y ladeó la cabeza.
The pigeon thought it over on a stone, its head on one side.
Luego salió disparada en línea recta hacia el centro de la mancha.
Then it shot off in a straight line to the middle of the blot.

== camera in road
-- beginner
Hay una familia con una cámara.
There is a family with a camera.
Hacen fotos al mapa.
They take photos of the map.

—¿No van a verlo? —pregunta {kid}.
“Aren’t you going to see it?” asks {kid}.

—¿El qué? —dice el padre—.
“See what?” says the father.
Ahí hay una mancha muy buena.
“There is a very good blot.”

La hija pequeña levanta la mano.
The little girl puts up her hand.

@girl —Yo lo veo desde aquí —dice.
“I can see it from here,” she says.

—Mira el mapa, cielo —dice la madre.
“Look at the map, dear,” says the mother.
-- intermediate
En un mirador, una familia entera fotografiaba el mapa.
At a lookout a whole family was taking photos of the map.

—¿No van a verlo de verdad? —preguntó {kid}.
“Aren’t you going to see the real thing?” asked {kid}.

—¿Con lo bien que sale la mancha? —dijo el padre.
“When the blot comes out so well?” said the father.

La hija pequeña tiró de su manga.
The youngest pulled at his sleeve.

@girl —Se ve desde aquí —dijo, y señaló.
“You can see it from here,” she said, and pointed.

—No molestes, que papá está mirando el mapa —dijo la madre.
“Don’t bother your father, he is looking at the map,” said the mother.
-- advanced
En el mirador, una familia de cinco fotografiaba el mapa de espaldas al paisaje.
At the lookout a family of five was taking photos of the map, with their backs to the view.

—¿No van a verlo? —preguntó {kid}.
“Aren’t you going to see it?” asked {kid}.

—Imposible —dijo el padre—, y además la mancha sale favorecida.
“Impossible,” said the father, “and besides, the blot comes out so well.”

—Pero si se ve desde aquí —dijo la pequeña, que era la única que miraba al otro lado.
“But you can see it from here,” said the youngest, the only one who was looking the other way.

== ticket in road
-- beginner
Hay una puerta y un guarda.
There is a gate and a guard.

@guard —El billete, por favor —dice.
“Ticket, please,” he says.

—¿Dónde se compra? —pregunta {kid}.
“Where can I buy one?” asks {kid}.

—Ya no se vende —dice el guarda—.
“They are not sold now,” says the guard.
No hay billetes para un sitio que no hay.
“There are no tickets to a place that is not there.”

—¿Y qué guarda usted? —pregunta {kid}.
“Then what are you guarding?” asks {kid}.

El guarda lo piensa, y abre la puerta.
The guard thinks, and opens the gate.
-- intermediate
En una puerta sin muro, un guarda pedía los billetes.
At a gate with no wall a guard was asking for tickets.

—¿Dónde se compran? —preguntó {kid}.
“Where does one buy them?” asked {kid}.

—Ya no se hacen —dijo el guarda—.
“They are not made any more,” said the guard.
No se puede ir a un sitio que no está.
“You can’t go to a place that is not there.”

—Entonces, ¿qué guarda usted? —preguntó {kid}.
“Then what are you guarding?” asked {kid}.

Era una buena pregunta, y el guarda la pensó sentado en el suelo.
It was a good question, and the guard sat down on the ground to think.
Mientras pensaba, la puerta se quedó abierta.
While he thought, the gate stood open.
-- advanced
Delante de una puerta sin muro, un guarda exigía billetes que ya no imprimía nadie.
In front of a gate without a wall a guard demanded tickets that nobody printed any more.

@guard —No se viaja a un sitio que no existe —explicó.
“One does not travel to a place that does not exist,” he explained.

—Entonces, ¿qué guarda usted? —preguntó {kid}.
“Then what are you guarding?” asked {kid}.

El guarda abrió la boca, la cerró y se sentó a pensarlo en el suelo.
The guard opened his mouth, shut it and sat down on the ground to think.
La puerta se quedó sin nadie.
There was nobody at the gate now.

== shop in road
-- beginner
Al borde del camino hay una tienda.
By the road there is a shop.
Vende postales de la mancha.
It sells postcards of the blot.
También vende tazas con mancha.
It sells cups with a blot too.

—¿Y de lo de antes? —pregunta {kid}.
“And what was there before?” asks {kid}.

—De eso me queda una —dice la señora.
“I have one of those left,” says the lady.

La postal está detrás de todas.
The postcard is behind all the others.
La señora la mira un rato largo.
The lady looks at it for a long time.

@lady —Yo iba los domingos —dice.
“I used to go on Sundays,” she says.
-- intermediate
Junto al camino habían abierto una tienda de recuerdos de la mancha.
Next to the road there was a new shop with presents from the blot.
Había postales de la mancha y tazas con la mancha ya puesta.
There were postcards of the blot, and cups with the blot already on.

—¿Y de lo que había debajo? —preguntó {kid}.
“And of what was under it?” asked {kid}.

La señora buscó al fondo del cajón y sacó una postal amarilla.
The lady looked at the bottom of the drawer and took out a yellow postcard.

@lady —Yo iba los domingos —dijo, y no la quiso vender.
“I used to go on Sundays,” she said, and would not sell it.
-- advanced
Al borde del camino prosperaba una tienda de recuerdos.
By the road a gift shop was doing well.
Vendía postales de la mancha y tazas con la mancha ya incluida.
It sold postcards of the blot, and cups with the blot included.

—¿Y de lo que hay debajo no tiene nada? —preguntó {kid}.
“And have you nothing of what is under it?” asked {kid}.

La señora sacó del fondo del cajón una postal amarilla, y se le olvidó enseñarla.
The lady took a yellow postcard from the bottom of the drawer, and forgot to show it.

@lady —Yo iba los domingos —dijo, más bien para la postal.
“I used to go on Sundays,” she said, mostly to the postcard.

== granny in road
-- beginner
Por el camino viene una abuela con una cesta.
Along the road comes an old lady with a basket.

—¿De dónde viene usted? —pregunta {kid}.
“Where have you been?” asks {kid}.

—De ahí —dice la abuela—.
“Over there,” says the old lady.
Voy siempre que puedo.
“I go whenever I can.”

—Dicen que ya no está —dice {kid}.
“They say that it is gone,” says {kid}.

—¿Ah, sí? —dice la abuela—.
“Do they?” says the old lady.
Yo sin gafas no leo mapas.
“I can’t read maps without my glasses.”
-- intermediate
Por el camino venía una abuela con una cesta, del lado de la mancha.
Along the road came an old lady with a basket, from the side of the blot.

—¿Viene usted de ahí? —preguntó {kid}.
“Have you come from over there?” asked {kid}.

—Como casi siempre —dijo la abuela.
“As I nearly always do,” said the old lady.

@kid —Pues dicen que ya no está.
“They say that it is gone.”

—No me digas —dijo la abuela, muy sorprendida—.
“You don’t say,” said the old lady in surprise.
Será que sin gafas no leo los mapas.
“It must be that I don’t read maps without my glasses.”
-- advanced
Del lado de la mancha venía, sin prisa, una abuela con una cesta tapada.
From the side of the blot came, in no hurry, an old lady with a covered basket.

—¿Sabe usted que ese sitio ya no está? —le preguntó {kid}, por educación.
“Did you know that the place is gone?” was the polite question of {kid}.

—Pues esta mañana estaba —dijo la abuela.
“Well, it was there this morning,” said the old lady.

@kid —En el mapa hay una mancha.
“There is a blot on the map.”

—Será eso —dijo la abuela—, que yo voy mirando el suelo.
“That will be it,” said the old lady, “since I look where I put my feet.”

== teacher in road
-- beginner
Una maestra enseña el mapa a su clase.
A teacher shows the map to her class.

—¿Qué hay aquí? —pregunta la maestra.
“What is here?” asks the teacher.

Toda la clase dice: «Mancha».
The whole class says: “A blot”.

—Mi tía vive ahí —dice un niño pequeño.
“My aunt lives there,” says a small boy.

—Pues no sale —dice la maestra.
“Well, it does not show her,” says the teacher.

El niño mira su merienda.
The boy looks at his snack.
La tía la ha hecho esta mañana.
His aunt made it this morning.
-- intermediate
En el patio de la escuela, una maestra señalaba el mapa con un palo.
In the school yard a teacher pointed at the map with a stick.

—¿Y esto cómo se llama? —preguntó la maestra, y la clase dijo que mancha.
“And what is this called?” asked the teacher, and the class said blot.

—Ahí vive mi tía —dijo un niño desde la última fila.
“My aunt lives there,” said a boy in the back row.

La maestra buscó a la tía en el mapa, y no estaba.
The teacher looked for the aunt, and the map had none.
El niño siguió comiéndose el bocadillo de su tía.
The boy went on eating his aunt’s sandwich.
-- advanced
En el patio de la escuela, una maestra explicaba con un palo larguísimo la geografía de la mancha, que entraba en el examen.
In the school yard a teacher with a very long stick was explaining the geography of the blot, which would be in the exam.

—Mi tía vive ahí —dijo un niño desde la última fila.
“My aunt lives there,” said a boy in the back row.

La maestra la buscó con lupa y no la encontró.
The teacher looked for her with a magnifying glass and did not find her.

—Consta que no —concluyó la maestra, y el niño se terminó el bocadillo que le había hecho su tía aquella mañana.
“It says not,” concluded the teacher, and the boy finished the sandwich that his aunt had made him that morning.

== painters in road
-- beginner
Dos pintores pintan una señal de marrón.
Two painters paint a sign brown.

—¿Por qué marrón? —pregunta {kid}.
“Why brown?” asks {kid}.

—Como en el mapa —dice el pintor.
“As on the map,” says the painter.

También pintan un árbol y media vaca.
They paint a tree too, and half a cow.
La vaca se va, y no espera.
The cow walks off, and does not wait.
Ahora hay que buscar el resto.
Now they have to find the other half.

—Cada vez hay más trabajo —dice el pintor.
“There is more and more work,” says the painter.
-- intermediate
Dos pintores daban brochazos marrones a todo lo que pillaban junto al camino.
Two painters were painting brown whatever they could reach along the road.

—Órdenes del mapa —explicó el pintor—.
“The map’s orders,” explained the painter.
Tiene que quedar igual.
“It all has to match.”

Llevaban pintados una señal, un árbol y media vaca.
They had done a sign, a tree and half a cow.

—¿Y la otra media? —preguntó {kid}.
“And the other half?” asked {kid}.

El pintor miró el campo, por donde la vaca se alejaba sin terminar.
The painter looked over the field, where the cow was walking away unfinished.
-- advanced
Dos pintores con un bote enorme ponían de color marrón todo lo que el mapa decía que lo era.
Two painters with an enormous pot were turning brown all that was brown on the map.

—Es más fácil pintar el campo que corregir el papel —explicó el pintor, sin bajar de la escalera.
“It is easier to paint the fields than to correct the paper,” explained the painter from his ladder.

Llevaban hechos un buzón, un pino y media vaca.
So far they had done a letter box, a pine and half a cow.

—¿Y la otra media? —quiso saber {kid}.
“And the other half?” asked {kid}.

—Se nos ha ido a cenar —suspiró el pintor.
“It has left us for its supper,” sighed the painter.

== well in road
-- beginner
Un hombre tiene un cubo y una cuerda.
A man has a bucket and a rope.

—Busco el fondo de la mancha —dice el hombre.
“I look for the bottom of the blot,” says the man.

—¿Y dónde busca? —pregunta {kid}.
“And where do you look?” asks {kid}.

—En este pozo —dice el hombre.
“In this well,” says the man.

El cubo sube con agua.
The bucket comes up with water.
El hombre la prueba.
The man tastes it.
No sabe a {drop}, ni un poco.
There is no taste of {drop}, not a bit.

—Qué mancha tan rara —dice el hombre.
“What an odd blot,” says the man.
-- intermediate
Un hombre bajaba un cubo a un pozo, muy despacio, y apuntaba los metros.
A man let a bucket down a well, slowly, and noted the metres.

—Mido lo honda que es la mancha —explicó el hombre.
“I am measuring how deep the blot is,” explained the man.

—¿Y cómo sabe que ha llegado? —preguntó {kid}.
“And how will you know the bottom?” asked {kid}.

El hombre subió el cubo, mojó un dedo y lo probó.
The man pulled up the bucket, wet one finger and tasted it.

—No sabe a {drop} —dijo el hombre—, así que aún falta.
“No taste of {drop},” said the man, “so there is a way to go.”
-- advanced
Un hombre con botas altas bajaba un cubo a un pozo y apuntaba los metros en la palma de la mano.
A man in high boots was letting a bucket down a well and noting the metres on the palm of his hand.

—Calculo la profundidad de la mancha —explicó el hombre—, que nadie ha medido todavía.
“I am working out the depth of the blot,” explained the man, “which nobody has measured yet.”

—¿Y hasta ahora qué ha salido? —preguntó {kid}.
“And what has come up so far?” asked {kid}.

—Agua —reconoció el hombre, y volvió a bajarlo—, pero será que está por encima.
“Water,” admitted the man, and let it down again, “but that must be lying on top.”

== guards in road
-- beginner
Una señora vende gafas marrones.
A lady sells brown glasses.
Con ellas se ve todo marrón.
With them on, all things look brown.

—¿Para qué son? —pregunta {kid}.
“What are they for?” asks {kid}.

—Para ir allí —dice la señora—.
“To go there,” says the lady.
Así se ve igual que en el mapa.
“So it looks as it does on the map.”

{kid} se las pone y se las quita.
{kid} puts them on and takes them off.

—Sin gafas hay flores —dice {kid}.
“With no glasses there are flowers,” says {kid}.

La señora mira un rato sin gafas.
The lady looks for a while with no glasses.
-- intermediate
Al lado de un poste, una señora vendía gafas con los cristales de color marrón.
Next to a post a lady was selling glasses with brown lenses.

—Para ver allí lo mismo que en el mapa —anunciaba la señora.
“To see over there what is on the map,” called the lady.

{kid} se las probó, y el prado se puso marrón.
{kid} tried them on, and the meadow turned brown.

—Sin ellas se ven más flores —dijo {kid}.
“There are more flowers without them,” said {kid}.

La señora levantó un poco las suyas, y ya no volvió a bajarlas.
The lady lifted her own a little, and did not put them down again.
-- advanced
Junto a un poste recién pintado, una señora despachaba gafas de cristales marrones, con un cordón de regalo.
Next to a newly painted post a lady was selling glasses with brown lenses, and a free string.

—Evitan disgustos, porque allí se ve exactamente lo que pone el mapa —explicó la señora.
“They save you trouble, because over there you see exactly what the map says,” explained the lady.

{kid} se las puso, y el prado entero se quedó del color de la taza.
{kid} put them on, and the whole meadow turned the colour of the cup.

—Pues sin ellas hay amapolas —observó {kid}.
“Well, without them there are poppies,” observed {kid}.

La señora levantó las suyas con un dedo, miró mucho rato y colgó el cartel de cerrado.
The lady lifted her own with one finger, looked for a long time and put up the sign “closed”.

== choir in road
-- beginner
Cinco señores cantan en el camino.
Five men sing on the road.
Es una canción muy triste.
It is a very sad song.

—¿Por qué cantan? —pregunta {kid}.
“Why do you sing?” asks {kid}.

—Por el sitio que ya no está —dice el hombre gordo.
“For the place that is gone,” says the fat man.

@kid —¿Y cómo era?
“And what was it like?”

—No lo sé —dice el hombre gordo—.
“I don’t know,” says the fat man.
Pero la canción es preciosa.
“But it is a lovely song.”

Y cantan otra vez, desde el principio.
And they sing again, from the beginning.
-- intermediate
En una curva, cinco señores de negro cantaban una canción de despedida.
At a bend five gentlemen in black were singing a song of farewell.

—Es por el sitio que se ha perdido —explicó el hombre gordo.
“It is for the place that is lost,” explained the fat man.

—¿Y cómo era? —preguntó {kid}.
“And what was it like?” asked {kid}.

—Ni idea —dijo el hombre gordo—, pero la canción ya estaba ensayada.
“No idea,” said the fat man, “but we had the song ready.”

{kid} esperó al final, porque era bonita, y siguió andando.
{kid} waited for the end, because it was pretty, and walked on.
-- advanced
En una curva con buen eco, cinco señores de negro cantaban a varias voces la despedida de un sitio.
At a bend with a good echo five gentlemen in black were singing, in several parts, farewell to a place.

—Qué pena más grande —dijo el hombre gordo, secándose los ojos con la partitura.
“What a great sorrow,” said the fat man, drying his eyes on the music.

—¿Y cómo era? —preguntó {kid}.
“And what was it like?” asked {kid}.

—No lo sé —confesó el hombre gordo—, pero para un disgusto así teníamos la canción a medida.
“I don’t know,” confessed the fat man, “but for a loss like this we had just the song.”

== edge medium in late
-- beginner
Por la tarde llegan al borde de la mancha.
In the evening they come to the edge of the blot.
En el suelo no hay nada.
There is nothing on the ground.
No hay raya ni puerta.
There is no line, and no gate.
Hay hierba a un lado y al otro.
There is grass on this side and on that.
{kid} da un paso largo.
{kid} takes one long step.
No se hunde.
The ground holds.
Su zapato está seco.
The shoe is dry.
Huele a hierba, y nada más.
It smells of grass, and nothing else.
Da otro paso, y otro, y cuenta hasta cien.
One more step, and one more, up to a hundred.

—Ahora ya no salimos en el mapa —dice {kid}.
“Now the map does not have us on it,” says {kid}.

Es una cosa rara de pensar.
It is an odd thing to think.
Miran el suelo y miran el cielo.
They look at the ground and at the sky.
Un grillo canta igual.
A cricket sings all the same.
Sale la primera estrella, que tampoco ha leído nada.
The first star comes out, and it has not read a thing.
-- intermediate
Al caer la tarde llegaron al borde de la mancha.
In the evening they came to the edge of the blot.
No se veía ninguna raya, porque la hierba era igual a los dos lados.
There was no line to be seen, since the grass was the same on both sides.
{kid} probó con la punta del pie, como en el agua fría.
{kid} tried it with one toe, like cold water.
El suelo aguantó.
The ground held.
Dieron cien pasos, y nadie se hundió ni se puso marrón.
They took a hundred steps, and nobody sank or turned brown.

—Ahora mismo no salimos en el mapa —dijo {kid}.
“Right now we are not on the map,” said {kid}.

Era una cosa rara de pensar, y se pararon a pensarla.
It was an odd thing to think, and they stopped to think it.
Un grillo cantaba de todos modos, y salió una estrella que no había leído nada.
A cricket was singing all the same, and a star came out that had not read a thing.
-- advanced
Al caer la tarde llegaron al borde de la mancha, que en el suelo no se notaba.
In the evening they came to the edge of the blot, which did not show on the ground.
La hierba era la misma a un lado y al otro.
The grass was the same on this side and on that.
+ Una hormiga lo cruzó sin pedir permiso.
+ An ant went across without asking.
{kid} probó primero con la punta del pie, como quien prueba el mar en abril.
{kid} tried it first with one toe, like the sea in April.

—A partir de aquí no salimos en el mapa —dijo {kid} después de cien pasos.
“From here on we are not on the map,” said {kid} after a hundred steps.

Era una idea rara, y la miraron un rato por los dos lados.
It was an odd idea, and they looked at it for a while from both sides.
Un grillo siguió con lo suyo.
A cricket went on with its business.
Luego salió una estrella, que evidentemente no había leído nada.
Then a star came out, which had evidently read nothing.

== bridge medium in late
-- beginner
Hay un río, y encima hay un puente.
There is a river, and over it a bridge.
En el puente hay un cartel: «Se acabó».
On the bridge there is a sign: “The end”.
Detrás del cartel sigue el puente.
Behind the sign the bridge goes on.

—Aquí pone que se acabó —dice {kid}.
“It says here that this is the end,” says {kid}.

Una rana está sentada al otro lado.
A frog sits on the other side.
La rana no sabe leer.
The frog cannot read.
{kid} pone un pie detrás del cartel.
{kid} puts one foot behind the sign.
La madera hace cric.
The wood goes creak.
{kid} pone el otro pie, y hace crac.
{kid} puts down the other foot, and it goes crack.

—No se cae —dice {kid}—.
“It does not fall,” says {kid}.
Solo habla.
“It only talks.”

{kid} da la vuelta al cartel.
{kid} turns the sign round.
Por detrás no pone nada.
There is nothing on the back.
Con un lápiz escribe: «Y sigue».
The pencil writes: “And on”.
La rana salta encima y se queda allí.
The frog jumps on it and stays there.
-- intermediate
El camino cruzaba un río, y en mitad del puente había un cartel: «Se acabó».
The road crossed a river, and half-way over the bridge was a sign: “The end”.
Detrás del cartel, el puente seguía igual de largo.
Behind the sign the bridge went on, as long as before.

—Pues aquí pone que se acabó —dijo {kid}.
“Well, it says here that this is the end,” said {kid}.

Al otro lado tomaba el sol una rana que no sabía leer.
On the other side a frog that could not read lay in the sun.
{kid} pasó un pie y luego el otro, y la madera solo hizo cric.
{kid} put one foot across and then the other, and the wood only creaked.

—¿Y el cartel? —preguntó {other}.
“And the sign?” asked {other}.

{kid} le dio la vuelta y escribió por detrás: «Y sigue».
{kid} turned it round and wrote on the back: “And on”.
La rana se subió encima, como si lo hubiera encargado.
The frog climbed on top, as if it had been made for it.
-- advanced
El camino cruzaba un río por un puente de madera, y justo en la mitad, con cuatro clavos nuevos, ponía: «Se acabó».
The road crossed a river by a wooden bridge, and exactly half-way, on four new nails, there was a sign: “The end”.
Detrás, el puente continuaba con la mayor tranquilidad hasta la otra orilla.
Behind it the bridge went on, quite calmly, to the other bank.

—Quizá se acaba solo para quien sabe leer —dijo {kid}, porque una rana iba y venía sin dificultad.
“Perhaps it ends only for those who can read,” said {kid}, as a frog was coming and going without any trouble.

{kid} adelantó un pie, que hizo crujir una tabla, y después el otro, que hizo crujir la siguiente.
{kid} put forward one foot, which made a board creak, and then the other, which did the same to the next.
No ocurrió nada más, y hubo que reconocer que se esperaba algo mejor.
Nothing else happened, and one had to admit that it was a little disappointing.
Antes de seguir, {kid} le dio la vuelta al cartel y escribió con lápiz: «Y continúa».
Before going on, {kid} turned the sign round and wrote in pencil: “And on it goes”.
La rana lo leyó por encima y se sentó en él.
The frog looked it over and sat down on it.

== letters medium in late
-- beginner
En el correo hay una montaña de cartas.
At the post office there is a heap of letters.
Todas son para allí.
They are all for over there.

—No las puedo llevar —dice el cartero—.
“I can’t take them,” says the postman.
Ese sitio ya no está.
“That place is gone.”

—Las llevo yo —dice {kid}.
“I will take them,” says {kid}.

Hay una carta con un perro dibujado.
There is a letter with a dog drawn on it.
Hay una carta que pesa como un pan.
There is a letter as heavy as a loaf.
Hay una carta que huele a naranja.
There is a letter that smells of oranges.
En una solo pone «te espero».
One only says “I am waiting”.

—¿Y si no hay nadie? —pregunta el cartero.
“What if there is no one?” asks the postman.

—Entonces las leo en voz alta —dice {kid}.
“Then I will read them out loud,” says {kid}.

El cartero se pone la gorra.
The postman puts on his cap.
Mira la puerta, y mira el reloj.
He looks at the door, and looks at the clock.
Hace días que no sale a la calle.
For days he has not been out.

@postman —Voy contigo hasta el primer árbol —dice.
“I will come as far as the first tree,” he says.

Van, y después del primer árbol hay otro.
They go, and after the first tree there is another.
-- intermediate
En la oficina de correos había una montaña de cartas que llegaba al techo.
At the post office there was a heap of letters that reached the ceiling.

—Son todas para allí —dijo el cartero—, y allí ya no es ningún sitio.
“They are all for over there,” said the postman, “and over there is no place now.”

—Démelas a mí —dijo {kid}—.
“Give them to me,” said {kid}.
Me pilla de camino.
“It is on my way.”

Una carta tenía un perro dibujado, otra pesaba como un pan, y otra olía a naranja.
One letter had a dog drawn on it, one was as heavy as a loaf, and one smelled of oranges.

—¿Y si no hay nadie para leerlas? —preguntó el cartero.
“What if nobody is there to read them?” asked the postman.

—Las leo yo en voz alta, por si acaso —dijo {kid}.
“I will read them out loud, just in case,” said {kid}.

El cartero se puso la gorra y dijo que los acompañaba hasta el primer árbol.
The postman put on his cap and said that he would come as far as the first tree.
Después del primer árbol había otro, y hablaron de perros.
After the first tree there was another, and they talked of dogs.
-- advanced
En la oficina de correos, las cartas devueltas formaban una montaña que llegaba al techo y empezaba a dar la vuelta.
At the post office the letters that could not be delivered made a heap as high as the ceiling.

—Van todas al mismo sitio —se lamentó el cartero—, y ese sitio ya no es ninguno.
“They are all for the same place,” complained the postman, “and that place is none any more.”

—Démelas, que me pillan de camino —dijo {kid}.
“Give them to me, it is on my way,” said {kid}.

Había una con un perro dibujado y una que pesaba como un pan.
There was one with a dog drawn on it, and one as heavy as a loaf.
Otra olía tanto a naranja que daba hambre.
One smelled so much of oranges that it made you hungry.

—¿Y si no hay quien las lea? —preguntó el cartero.
“And if there is nobody to read them?” asked the postman.

—Las leo yo en voz alta, y que las escuche quien quiera —dijo {kid}.
“I will read them out loud, and anybody may listen,” said {kid}.

El cartero se puso la gorra para ir hasta el primer árbol.
The postman put on his cap to go as far as the first tree.
Pero después del primero había otro.
But after the first there was another.

== sleep medium in late
-- beginner
Se hace de noche, y duermen debajo de un árbol.
Night comes, and they sleep under a tree.
El árbol no sale en el mapa.
The tree is not on the map.

—¿Y si nos borramos? —pregunta {kid}.
“What if we get rubbed out?” asks {kid}.

{kid} se toca la nariz y las rodillas.
{kid} feels a nose and two knees.
Todo está en su sitio.
They are all there.
En la rama hay un búho.
There is an owl on the branch.
El búho mira con un ojo, y luego con el otro.
The owl looks with one eye, and then with the other.

@owl —Uh —dice.
“Hoo,” it says.

Es lo que dicen los búhos en todas partes.
It is what owls say everywhere.
{kid} saca el bocadillo y lo parte.
{kid} takes out the sandwich and breaks it.
Una miga se cae al suelo.
A crumb falls on the ground.
Allí no dura mucho tiempo.
It is not there for long.
Una hormiga se la lleva a casa.
An ant takes it home.
Va recto y no mira ningún papel.
It goes straight, and looks at no paper.
La hormiga sabe muy bien dónde está.
The ant knows very well where it is.
-- intermediate
Se hizo de noche, y durmieron debajo de un árbol que no salía en el mapa.
Night came, and they slept under a tree that was not on the map.

—¿Y si nos vamos borrando? —preguntó {kid} en la oscuridad.
“What if we get rubbed out bit by bit?” asked {kid} in the dark.

Por si acaso, {kid} se contó los dedos, y salieron diez.
To be on the safe side {kid} counted ten fingers, and there were ten.
Encima, en la rama, un búho abrió un ojo.
Above, on the branch, an owl opened one eye.

—Uh —dijo el búho, que es lo que dicen en todas partes.
“Hoo,” said the owl, which is what they say everywhere.

Partieron el bocadillo, y una miga cayó al suelo.
They broke the sandwich, and a crumb fell on the ground.
Una hormiga se la cargó al hombro y se marchó sin dudar.
An ant put it on its shoulder and went off without a doubt.
Era evidente que sabía dónde estaba.
It was clear that it knew where it was.
-- advanced
Se hizo de noche, y durmieron debajo de un árbol que oficialmente no existía, aunque pinchaba.
Night came, and they slept under a tree that officially did not exist, though it prickled.

—¿Y si nos vamos borrando poco a poco? —preguntó {kid} en la oscuridad.
“What if we get rubbed out bit by bit?” asked {kid} in the dark.

Por prudencia, {kid} se contó los dedos dos veces, y la segunda también salieron diez.
To be on the safe side {kid} counted all fingers twice, and the second time too there were ten.

@owl —Uh —dijo un búho desde la rama, que es lo que dicen en los sitios que sí salen.
“Hoo,” said an owl on the branch, which is what they say in places that are on it.

Del bocadillo cayó una miga, y una hormiga se la llevó al hombro.
A crumb fell from the sandwich, and an ant took it on its shoulder.
No consultó nada, y llegó a cenar.
It looked nothing up, and was home for supper.

== there
-- beginner
<Y al final del camino está {topic.what}./El camino se acaba, y ahí está {topic.what}.>
<And at the end of the road there is {topic.what}./The road ends, and there is {topic.what}.>
<Está como siempre./No ha cambiado nada.>
<It is as it always was./Nothing about it is new.>
No tiene ni una gota de {drop}.
There is not one drop of {drop} on it.

—Hola —dice {kid}, por educación.
“Hello,” says {kid}, to be polite.

<Nadie ha avisado al sitio de nada./Allí no saben nada de la mancha.>
<No one has told the place a thing./Over there no one knows of the blot.>
{kids} [anda|andan] por allí hasta la hora de volver.
{kids} [walks|walk] about there until it is time to go.
<En {shoe} se queda un poco de polvo./Vuelve algo de polvo en {shoe}.>
<A little dust stays on {shoe}./Some dust comes home on {shoe}.>
-- intermediate
<Y allí, al final del camino, seguía {topic.what}./Detrás de la última curva seguía {topic.what}.>
<And there, at the end of the road, was {topic.what}./Beyond the last bend was {topic.what}.>
Estaba como siempre, sin una sola gota de {drop}.
It was as it had always been, without one drop of {drop}.

—Buenas tardes —dijo {kid}, por educación.
“Good afternoon,” said {kid}, to be polite.

<Se notaba que al sitio nadie le había dicho nada./Por allí no había llegado la noticia de la mancha.>
<You could tell that nobody had told the place./The news of the blot had not got that far.>
{kids} [anduvo|anduvieron] por todas partes, hasta que se hizo la hora de volver.
{kids} went all over it, until it was time to go home.
En {shoe} se quedó pegado un poco de polvo.
A little dust stuck to {shoe}.
-- advanced
Y allí, donde el camino se acababa, seguía {topic.what}, como si tal cosa.
And there, where the road ended, was {topic.what}, as if nothing had happened.
De {drop} no había ni una sola gota.
Of {drop} there was not one drop.
Por lo que parecía, hasta allí no había llegado la noticia.
Apparently the news had not got that far.

—Buenas tardes —dijo {kid}, que tenía educación.
“Good afternoon,” said {kid} politely.

{kids} [anduvo|anduvieron] de punta a punta, hasta que se hizo la hora de volver.
{kids} went from end to end, until it was time to go home.
En {shoe} se quedó pegado un poco de polvo.
A little dust stuck to {shoe}.

== name
-- beginner
{maker} huele el polvo.
{maker} smells the dust.

—Esto viene de {topic.what} —dice {maker}.
“This is from {topic.what},” says {maker}.

<Luego escribe el nombre encima de la mancha./Toma la pluma y escribe el nombre en la mancha.>
<Then {maker:he|she} writes the name on the blot./{maker:he|she} takes a pen and writes the name on the blot.>
Al día siguiente pone la taza en otra esquina del mapa.
The next day {maker:his|her} cup is on another corner of the map.

—¿Y ahí qué hay? —pregunta {kid}.
“What is there?” asks {kid}.

—No lo sé —dice {maker}—.
“I don’t know,” says {maker}.
Ve a mirar.
“Go and look.”
-- intermediate
{maker} rascó un poco de polvo y lo olió con los ojos cerrados.
{maker} scratched off some dust and smelled it with eyes shut.

—Esto viene de {topic.what}, sin ninguna duda —dijo {maker}.
“This is from {topic.what}, beyond any doubt,” said {maker}.

Mojó la pluma y escribió el nombre encima de la mancha, que así quedaba muy bien.
{maker:he|she} took a pen and wrote the name on the blot, and it looked very well there.
Al día siguiente, la taza estaba al borde de otra esquina.
The next day {maker:his|her} cup stood at the edge of another corner.

—¿Y ahí qué hay? —preguntó {kid}.
“And what is there?” asked {kid}.

—Ni idea —dijo {maker}, acercando la taza—.
“No idea,” said {maker}, moving the cup closer.
Ve a mirar.
“Go and look.”
-- advanced
{maker} rascó el polvo y lo olió con los ojos cerrados, como se huele un melón.
{maker} scraped off the dust and smelled it with eyes shut, like a melon.

—Esto viene de {topic.what}, sin ninguna duda —reconoció {maker}.
“This is from {topic.what}, beyond any doubt,” admitted {maker}.

Mojó la pluma y escribió el nombre en mitad de la mancha.
{maker:he|she} took a pen and wrote the name in the middle of the blot.
+ Con nombre, la mancha parecía hecha a propósito.
+ With a name, the blot looked made on purpose.
+ Al día siguiente, la taza había aparecido al borde de otra esquina del mapa.
+ The next day {maker:his|her} cup had moved to the edge of another corner of the map.

—¿Y aquí qué hay? —preguntó {kid}.
“And what is here?” asked {kid}.

—No tengo ni idea —dijo {maker}, y empujó la taza un dedo más—, así que ve a mirar.
“I have no idea,” said {maker}, pushing the cup one finger further, “so go and look.”
