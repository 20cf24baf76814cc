plot: Before a feared day the children list nine things that will go wrong, and pack a remedy for each; they all happen and are ticked off, but the tenth is not on the list, and the only thing left is the list itself.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: event
picture topics=event:school,event:show: school, day, curious, kid, other, boss grey, tenth, paper
picture topics=event:birthday: kitchen, day, curious, kid, other, boss orange pointed, tenth, cake
picture topics=event:doctor,event:tooth: city, day, curious, kid, other, boss white glasses, tenth, thing topic, paper
picture topics=event:newcomer: bedroom, day, curious, kid, other, boss white, tenth, paper
picture topics=event:water: topic beach, day, curious, kid, other, boss orange, tenth, thing topic, paper
picture topics=event:bike: garden, day, curious, kid, other, boss grey, tenth, bicycle
picture topics=event:sleep: bedroom, night, curious, kid, other, boss grey, tenth, paper
picture topics=event:feast: market, night, curious, kid, other, boss grey, tenth, thing topic, paper
picture topics=event:trip kinds=sci-fi: spaceship, day, curious, kid, other, boss blue hat, tenth, thing topic, paper
picture topics=event:trip: topic harbour, day, curious, kid, other, boss blue hat, tenth, thing topic, paper
picture: city, day, curious, kid, other, boss grey, tenth, thing topic, paper
take disasters: 1 3 6
take turns: 0 1 3

title: La lista de desastres = The List of Disasters
title: Eso no está en la lista = Not on the List
title: Nueve cosas que saldrán mal = Nine Things That Will Go Wrong
title: El número diez = Number Ten

cast boss f: la persona que manda = the person in charge
  nine: «No sabré qué decir» = “I will not know what to say”
  now: Nadie pregunta nada. = No one asks a thing.
  then: y nadie preguntó nada = and nobody asked anything
cast boss f topics=event:school: la maestra = the teacher
  nine: «No sabré dónde sentarme» = “I will not know where to sit”
  now: El nombre está en una silla. = The name is on a chair.
  then: y en una silla ya estaba el nombre = and the name was already on a chair
cast boss f topics=event:doctor: la doctora = the doctor
  nine: «Aquello estará frío» = “That thing will be cold”
  now: Está frío solo al principio. = It is cold only at first.
  then: y estaba frío solo al principio = and it was cold only at first
cast boss f topics=event:tooth: la dentista = the dentist
  nine: «Tendré que abrir la boca» = “I will have to open my mouth”
  now: La dentista también abre la suya. = The dentist opens hers too.
  then: y la dentista abrió también la suya = and the dentist opened hers too
cast boss m topics=event:birthday: el payaso = the clown
  nine: «Soplaré, y no se apagarán» = “I will blow, and they will not go out”
  now: El payaso sopla también. = The clown blows too.
  then: y sopló también el payaso = and the clown blew as well
cast boss f topics=event:water: la socorrista = the lifeguard
  nine: «Me entrará agua por la nariz» = “Water will go up my nose”
  now: Sale por donde ha entrado. = It comes out the same way.
  then: y salió por donde había entrado = and it came out the way it went in
cast boss m topics=event:bike: el señor de las bicis = the bike man
  nine: «La bici irá sola» = “The bike will go off alone”
  now: Va sola tres metros. = And so it does, for three metres.
  then: y fue sola tres metros justos = and so it did, for three metres
cast boss f topics=event:sleep: la dueña de la casa = the lady of the house
  nine: «Extrañaré mi almohada» = “I will miss my pillow”
  now: La de allí tiene un pato. = The pillow there has a duck on it.
  then: y la de allí tenía un pato dibujado = and the pillow there had a duck on it
cast boss f topics=event:trip: la capitana = the captain
  nine: «Preguntaré si falta mucho» = “I will ask if we are nearly there”
  now: La capitana pregunta primero. = The captain asks first.
  then: y la capitana lo preguntó primero = and the captain asked first
cast boss m topics=event:feast: el señor de las luces = the man with the lights
  nine: «Tendré que bailar» = “I will have to dance”
  now: El señor pone los zapatos, y alguien baila encima. = The man lends his shoes to stand on.
  then: y bailó sobre dos zapatos prestados = and two borrowed shoes did the dancing
cast boss m topics=event:haircut: el peluquero = the hairdresser
  nine: «Se me verán las orejas» = “My ears will show”
  now: Hay dos, y son muy buenas. = There are two, very good ones.
  then: y debajo del pelo había dos, muy buenas = and there were two of them, very good ones
cast boss m topics=event:show: el director = the director
  nine: «Se me olvidará la frase» = “My line will run away”
  now: La dice una niña de la tercera fila. = A girl in row three says it.
  then: y la dijo alguien desde la tercera fila = and somebody in the third row said it
cast boss f topics=event:newcomer: la enfermera = the nurse
  nine: «No sabré cómo tenerlo en brazos» = “I will not know how to hold it”
  now: Se duerme antes de empezar. = It is asleep before that.
  then: y se quedó dormido antes de la duda = and it fell asleep before there was time

cast bag: una mochila = a backpack
  the: la mochila = the backpack
cast bag: una bolsa de playa = a beach bag
  the: la bolsa = the bag
cast bag: una maleta roja = a red suitcase
  the: la maleta = the suitcase
cast bag: un cubo azul = a blue bucket
  the: el cubo = the bucket
cast bag: una funda de almohada = a pillowcase
  the: la funda = the pillowcase

cast neighbor f: la cartera = the postwoman
  fear: que le muerda un buzón = being bitten by a letter box
cast neighbor m: el frutero = the greengrocer
  fear: que se escapen los melones = the melons running away
cast neighbor f: doña Rosario = Mrs Rosary
  fear: que el gato aprenda a hablar = the cat learning to talk
cast neighbor m: don Fermín = Mr Firmin
  fear: que se acabe el pan tostado = running out of toast
cast neighbor f: la directora del banco = the bank manager
  fear: que alguien pida contar el dinero = having to count the money

cast tenth:
  seen: un pato blanco = a white duck
  now: Un ganso entra por la puerta. = A goose walks in at the door.
  was: Un ganso entró por la puerta, muy digno. = A goose walked in at the door, very grandly.
  thing: un avión de papel = a paper plane
  ends: El ganso sale corriendo detrás. = The goose runs out after it.
  ended: El ganso salió corriendo detrás. = The goose ran out after it.
cast tenth:
  seen: una paloma gris = a grey pigeon
  now: Una paloma se sienta en la lámpara. = A pigeon sits down on the lamp.
  was: Una paloma se sentó en la lámpara y no quiso bajar. = A pigeon sat down on the lamp and would not move.
  thing: un nido de papel = a paper nest
  ends: La paloma baja y se queda en él. = The pigeon comes down and settles in it.
  ended: La paloma bajó y se instaló en él. = The pigeon came down and settled in it.
cast tenth:
  now: El techo empieza a gotear. = The ceiling begins to drip.
  was: El techo empezó a gotear justo en el centro. = The ceiling began to drip, right in the middle.
  thing: un embudo = a funnel
  ends: Toda el agua cae en un cubo. = All the water falls into a bucket.
  ended: Toda el agua cayó en un cubo. = All the water fell into a bucket.
cast tenth:
  seen: una abeja = a bee
  now: Entra una abeja muy gorda. = A very fat bee flies in.
  was: Entró una abeja gorda como una uva. = In flew a bee as fat as a grape.
  thing: un cucurucho = a paper cone
  ends: La abeja sale a la calle dentro de él. = The bee rides out to the street in it.
  ended: La abeja salió a la calle dentro de él. = The bee rode out to the street in it.
cast tenth:
  seen: un perro = a dog
  now: Un perro se come el sombrero de alguien. = A dog eats somebody’s hat.
  was: Un perro se comió el sombrero de alguien. = A dog ate somebody’s hat.
  thing: un sombrero de papel = a paper hat
  ends: El perro lo mira y no se atreve. = The dog looks at it and does not dare.
  ended: El perro lo miró y no se atrevió. = The dog looked at it and did not dare.
cast tenth kinds=sci-fi:
  seen: un robot = a robot
  now: Entra un robot que llora aceite. = A robot comes in, crying oil.
  was: Entró un robot que lloraba aceite. = In came a robot, crying oil.
  thing: un pañuelo = a handkerchief
  ends: El robot se suena y se ríe. = The robot blows its nose and laughs.
  ended: El robot se sonó y se rio. = The robot blew its nose and laughed.
cast tenth kinds=horror:
  seen: un erizo = a hedgehog
  now: Algo respira dentro del armario. = Something is breathing in the cupboard.
  was: Algo respiraba dentro del armario. = Something was breathing in the cupboard.
  thing: una cama muy pequeña = a very small bed
  ends: Un erizo sale y se duerme en ella. = A hedgehog comes out and falls asleep in it.
  ended: Salió un erizo y se durmió en ella. = A hedgehog came out and fell asleep in it.
cast tenth kinds=fantasy:
  seen: un dragón = a dragon
  now: Por el desagüe sale un dragón pequeño. = A small dragon comes up the drain.
  was: Por el desagüe salió un dragón pequeño. = A small dragon came up the drain.
  thing: un dragón de papel = a paper dragon
  ends: El dragón se lo lleva por la ventana. = The dragon takes it out of the window.
  ended: El dragón se lo llevó por la ventana. = The dragon took it out of the window.
cast tenth kinds=adventure:
  seen: un mono = a monkey
  now: Un mono se lleva todas las llaves. = A monkey takes all the keys.
  was: Un mono se llevó todas las llaves. = A monkey ran off with all the keys.
  thing: un plátano de papel = a paper banana
  ends: El mono cambia las llaves por él. = The monkey swaps the keys for it.
  ended: El mono cambió las llaves por él. = The monkey swapped the keys for it.

speaks grandma f old: la abuela = Grandma
speaks baker m: el panadero = the baker
speaks lady f: la señora = the lady
speaks aunt f: la tía = the aunt
speaks boy m small: el niño = the boy
speaks policeman m: el guardia = the policeman
speaks man m: el señor = the man

word: la lista = the list
word: el desastre: desastre, desastres = the disaster: disaster, disasters
word: el lápiz = the pencil
word: la línea: línea, líneas = the line: line, lines
word: tachar: tacha, tachó, tachar, tachada = to cross off: crosses, crossed, cross
word: mañana = tomorrow
word: el papel = the paper
word: el zapato: zapato, zapatos = the shoe: shoe, shoes
word: la lluvia: lluvia, llueve, llovió, lloverá = the rain: rain, rains, rained
word: el autobús = the bus
word: la barriga = the belly
word: la mancha: mancha, manchas = the stain: stain, stains
word: la risa: risa, ríe, ríen = the laugh: laugh, laughs, laughed
word: la cuerda = the string
word: el nombre = the name
word: el pasillo = the corridor
word: la puerta = the door
word: la nota = the note
word: la cena: cena, cenar = the dinner: dinner
word: el pan = the bread: bread, loaves
word: doblar: dobla, dobló, doblar = to fold: folds, folded, fold
word: vacío: vacío, vacía = empty

question: ¿Qué pondrías tú en una lista de desastres? = What would you put on a list of disasters?
question: ¿Cuál de los desastres te gustó más? = Which of the disasters did you like best?
question: ¿Qué día tuyo salió mal, y ahora da risa contarlo? = Which day of yours went wrong, and is now funny to tell?

== list
-- beginner
<En la nevera hay una nota: {topic}, mañana./En la puerta hay una nota: {topic}, mañana./En el espejo hay una nota: {topic}, mañana.>
<A note on the fridge says: {topic}, tomorrow./A note on the door says: {topic}, tomorrow./A note on the mirror says: {topic}, tomorrow.>
<{kid} busca un lápiz y un papel./{kid} hace punta a un lápiz muy corto./{kid} se sienta con un lápiz debajo de la mesa.>
<{kid} finds a pencil and a piece of paper./{kid} sharpens a very short pencil./{kid} sits down under the table with a pencil.>
Es una lista de nueve desastres, uno en cada línea.
It is a list of nine disasters, one on each line.
+ <El primero da miedo, y el último da dos./Algunos tienen dibujo./La letra tiembla un poco.>
+ <The first is bad, and the last is worse./Some of them have pictures./The writing shakes a little.>
Para cada desastre hay una cosa en {bag}.
For each disaster there is a thing in {bag}.
-- intermediate
<En la nevera había una nota: {topic}, mañana./En la puerta había una nota: {topic}, mañana./En el espejo había una nota: {topic}, mañana.>
<There was a note on the fridge: {topic}, tomorrow./There was a note on the door: {topic}, tomorrow./There was a note on the mirror: {topic}, tomorrow.>
{kid} afiló un lápiz y apuntó <todo lo que saldría mal/lo que iba a salir mal/los desastres del día siguiente>.
{kid} sharpened a pencil and wrote down <all that would go wrong/what was going to go wrong/the next day’s disasters>.
La lista tenía nueve, uno por línea.
The list had nine of them, one on each line.
+ <Los tres últimos llevaban dibujo./Hubo que sacar punta dos veces./El número siete daba miedo hasta leído.>
+ <The last three had pictures./The pencil had to be sharpened twice./Number seven was frightening even to read.>
Contra cada uno guardaron una cosa en {bag}.
Against each of them they put one thing into {bag}.
-- advanced
<En la nevera, bajo un imán, ponía: {topic}, mañana./En el espejo, escrito con jabón, ponía: {topic}, mañana./En la puerta, a la altura de los ojos, ponía: {topic}, mañana.>
<On the fridge, under a magnet, it said: {topic}, tomorrow./On the mirror, written in soap, it said: {topic}, tomorrow./On the door, at eye level, it said: {topic}, tomorrow.>
{kid} afiló un lápiz y anotó, con método, <los desastres que se avecinaban/los desastres que traería el día/los peores desastres de cada hora>.
{kid} sharpened a pencil and noted down, with method, <the disasters that were on their way/the disasters that the day would bring/the worst disasters of every hour>.
+ <Los tres últimos desastres llevaban ilustración./El séptimo daba miedo hasta en letra pequeña./Entre el cuarto y el quinto hubo que sacar punta.>
+ <The last three disasters were illustrated./The seventh was frightening even in small letters./Between the fourth and the fifth the pencil needed sharpening.>
Eran nueve, y contra cada uno metieron algo en {bag}.
There were nine, and against each of them something went into {bag}.

== dinner medium
-- beginner
La lista se lee en la cena, en voz alta.
At dinner the list is read aloud.
Nadie se ríe.
Nobody laughs.

—Yo tengo uno —dice la abuela—.
“I have one,” says Grandma.
<Que se caigan los dientes en la sopa./Que el viento se lleve el pelo./Que el perro conteste al teléfono.>
<“My teeth will fall into the soup.”/“The wind will take my hair.”/“The dog will answer the telephone.”>

—Ya no hay sitio —dice {kid}.
“There is no more room,” says {kid}.

Todos miran la lista con un poco de pena.
They all look at the list and are a little sorry.
Debajo del nueve hay una línea vacía.
Under number nine there is one empty line.
{kid} no la llena.
{kid} does not fill it.
-- intermediate
La lista se leyó en la cena, en voz alta.
At dinner the list was read aloud.
Nadie se rio, y hubo quien tomó nota.
Nobody laughed, and somebody took notes.

—<Falta que se caigan los dientes en la sopa/Falta que el viento se lleve el pelo/Falta que el perro conteste al teléfono> —dijo la abuela.
“You forgot <my teeth falling into the soup/the wind taking my hair/the dog answering the telephone>,” said Grandma.

—Ya no caben más —dijo {kid}, y era casi verdad.
“There is no more room,” said {kid}, and it was nearly true.

Debajo del nueve quedaba una línea vacía.
Under number nine there was one empty line.
+ Parecía tan tranquila que nadie la tocó.
+ It looked so peaceful that nobody touched it.
-- advanced
La lista se leyó en voz alta durante la cena, y no se rio nadie.
The list was read out during dinner, and nobody laughed.

—Se echa de menos <lo de los dientes en la sopa/lo del viento y la peluca/lo del perro al teléfono> —opinó la abuela.
“One misses <the teeth in the soup/the wind and the wig/the dog on the telephone>,” remarked Grandma.

—Nueve son de sobra —dijo {kid}, y guardó el lápiz.
“Nine are more than enough,” said {kid}, and put the pencil away.

Debajo quedaba una línea vacía, tan tranquila que daba pena escribir en ella.
Underneath there was one empty line, so peaceful that it seemed a pity to write on it.

== morning
-- beginner
<Llega la mañana./Ya es mañana./El sol sale y no sabe nada.>
<Morning comes./Tomorrow is here./The sun comes up and knows nothing.>
{kids} [sale|salen] con nueve desastres y con {bag}.
{kids} [goes|go] out with nine disasters and {bag}.
+ <La calle parece normal./Un gato mira desde una ventana./Huele a pan.>
+ <The street looks normal./A cat is watching from a window./The street smells of bread.>
El primer desastre llega en la esquina: <una caída/un charco/un estornudo>.
The first disaster is waiting at the corner: <a fall/a puddle/a sneeze>.

* —Está en la lista —dice {kid}.
* “It is on the list,” says {kid}.

+ {other} lo tacha con el lápiz.
+ {other} crosses it off with the pencil.
-- intermediate
Por la mañana, {kids} [salió|salieron] con nueve desastres y con {bag}.
In the morning {kids} went out with nine disasters and {bag}.
+ <La calle parecía normal, que es lo más sospechoso./Un gato lo observaba todo desde una ventana./Olía a pan, como si nada.>
+ <The street looked normal, which is most suspicious./A cat was watching it all from a window./It smelled of bread, as on any other day.>
El primer desastre llegó en la esquina, y fue <una caída/un charco/un estornudo>.
The first disaster came at the corner, and it was <a fall/a puddle/a sneeze>.

* —Está en la lista —dijo {kid}.
* “It’s on the list,” said {kid}.

{other} lo tachó con un trazo muy recto.
{other} crossed it off with a very straight line.
-- advanced
A la mañana siguiente, {kids} [salió|salieron] con nueve desastres y con {bag}.
The next morning {kids} went out with nine disasters and {bag}.
+ <La calle tenía un aspecto normal, lo que resultaba sospechoso./Un gato seguía los acontecimientos desde una ventana./Olía a pan, como cualquier día sin desastres.>
+ <The street looked normal, which was suspicious in itself./A cat was following events from a window./It smelled of bread, as on any day without disasters.>
El primero no se hizo esperar: en la misma esquina hubo <una caída/un charco/un estornudo>.
The first was not long in coming: at the very corner there was <a fall/a puddle/a sneeze>.

* —Está en la lista —dijo {kid}, y se oyó el rasgueo del lápiz.
* “It’s on the list,” said {kid}, and there was the scratch of a pencil.

== packing medium in turns
-- beginner
Antes hay que llenar {bag.the}.
First {bag.the} must be filled.
Entra una cuerda muy larga.
In goes a very long string.
Entran un calcetín seco y un limón.
In go a dry sock and a lemon.
Entra una cuchara, y nadie sabe por qué.
In goes a spoon, and nobody knows why.

—Por si acaso —dice {other}.
“Just in case,” says {other}.

Ahora {bag.the} no se cierra.
Now {bag.the} does not shut.
{kid} se sienta encima.
{kid} sits on top.
<El limón hace un ruido triste./La cuchara sale por un lado y saluda.>
<The lemon makes a sad noise./The spoon comes out at one side and waves.>
Pesa como un perro dormido.
It is as heavy as a sleeping dog.
{other} lo lleva hasta la puerta, y descansa.
{other} carries it to the door, and has a rest.
Nueve desastres pesan mucho.
Nine disasters are heavy.
-- intermediate
Llenar {bag.the} había llevado la noche entera.
Filling {bag.the} had taken all evening.
Habían metido una cuerda larga, un calcetín seco y un limón.
In had gone a long string, a dry sock and a lemon.
También iba una cuchara, sin explicación.
There was a spoon as well, without an explanation.

—Por si acaso —dijo {other}.
“Just in case,” said {other}.

{kid} tuvo que dar saltos encima para cerrar {bag.the}.
{kid} had to jump on top to shut {bag.the}.
<El limón soltó un suspiro./La cuchara asomó por un lado, como pidiendo auxilio.>
<The lemon gave a sigh./The spoon looked out at one side, as if calling for help.>
Pesaba como un perro dormido, y hacía casi el mismo ruido.
It was as heavy as a sleeping dog, and made much the same noise.

—Los desastres pequeños pesan menos —dijo {kid}—, pero hay que traer de todo.
“The small disasters weigh less,” said {kid}, “but you have to bring all sizes.”
-- advanced
Preparar {bag.the} les había ocupado la noche entera.
Packing {bag.the} had taken the whole evening.
Habían metido una cuerda, un calcetín seco, un limón y, sin que nadie supiera explicarlo, una cuchara.
In had gone a string, a dry sock, a lemon and, for reasons that nobody could give, a spoon.

—Por si acaso —dijo {other}, que era lo que se decía de todo.
“Just in case,” said {other}, which was what was said of everything.

Para cerrar {bag.the} hubo que sentarse encima, y <el limón suspiró/la cuchara asomó pidiendo auxilio>.
To shut {bag.the} somebody had to sit on top, and <the lemon sighed/the spoon looked out for help>.
Pesaba como un perro dormido y olía bastante parecido.
It weighed as much as a sleeping dog and smelled rather like one.

—Todavía cabe un desastre —calculó {kid}—, si es plano.
“There is room for one more disaster,” {kid} reckoned, “if it is flat.”

== rain in disasters
-- beginner
La lista dice: «Lloverá».
The list says: “It will rain”.
Y llueve, pero solo en esta calle.
And it rains, but only in this street.
{kid} saca dos bolsas y se las pone en los pies.
{kid} takes out two bags, and they go on two feet.
Hacen chof, chof, chof.
They go squish, squish, squish.

—Suena como una rana con prisa —dice {other}.
“It sounds like a frog in a hurry,” says {other}.

<Una rana contesta desde el parque./Un señor pregunta dónde se compran.>
<A frog answers from the park./A man asks where you can buy them.>
Hay un desastre menos.
That is one disaster less.
-- intermediate
La lista decía «Lloverá», y llovió.
The list said “It will rain”, and it rained.
+ Llovió de lado, que es más difícil de pensar.
+ It rained sideways, which is harder to think of.
{kid} sacó dos bolsas de plástico y se las puso en los pies.
{kid} took out two plastic bags, and they went on two feet.

—Suena a rana con prisa —dijo {other}.
“It sounds like a frog in a hurry,” said {other}.

<Desde el parque contestó una rana de verdad./Un señor elegante preguntó dónde las vendían.>
<From the park a real frog answered./An elegant man asked where they were sold.>
La lluvia se tachó debajo de un balcón, para no mojar la lista.
The rain was crossed off under a balcony, to keep the list dry.
-- advanced
La lista anunciaba lluvia, y llovió con toda puntualidad.
The list announced rain, and it rained with perfect punctuality.
{kid} extrajo dos bolsas de plástico y se las ató a los pies con un lazo.
{kid} brought out two plastic bags, and each foot got one, with a bow.

—Suena a rana con prisa —dijo {other}, y <una rana lo confirmó desde el parque/un señor muy elegante quiso saber el precio>.
“It sounds like a frog in a hurry,” said {other}, and <a frog in the park confirmed it/a most elegant man wished to know the price>.

+ Para tachar la lluvia hubo que esperar a que escampara.
+ To cross off the rain they had to wait until it stopped.

== shoe in disasters
-- beginner
La lista dice: «Se romperá un zapato».
The list says: “A shoe will break”.
El zapato se rompe por delante.
The shoe breaks at the front.
Ahora tiene una boca grande.
Now it has a big mouth.

—Tengo hambre —dice {other} con voz de zapato.
“I am hungry,” says {other} in the voice of a shoe.

{kid} saca una zapatilla con orejas de conejo.
{kid} takes out a slipper with rabbit ears.
<Un pie va serio, y el otro va contento./A cada paso, las orejas dicen que sí.>
<One foot looks serious, and the other looks happy./At each step the ears nod.>
El zapato roto vuelve a casa en el bolsillo.
The broken shoe goes home in a pocket.
-- intermediate
«Se romperá un zapato», decía la lista, y el izquierdo se abrió por delante.
“A shoe will break”, said the list, and the left one opened at the front.
Se le veía la lengua y parecía tener hambre.
One could see its tongue, and it seemed to be hungry.
{kid} sacó de {bag.the} una zapatilla con orejas de conejo.
{kid} took a slipper with rabbit ears out of {bag.the}.
+ <Un pie iba a una boda y el otro a la cama./A cada paso, las orejas decían que sí.>
+ <One foot was off to a wedding, and the other to bed./At each step the ears nodded.>

—Así no se confunde el derecho con el izquierdo —dijo {other}.
“This way nobody mixes up left and right,” said {other}.
-- advanced
El zapato izquierdo, conforme a lo previsto, se abrió por delante como un buzón.
The left shoe, as foreseen, opened at the front like a letter box.
{kid} lo sustituyó por una zapatilla con orejas de conejo y siguió andando.
{kid} replaced it with a slipper with rabbit ears and walked on.
+ <Un pie parecía ir a una boda y el otro a la cama./A cada paso, las orejas asentían con entusiasmo.>
+ <One foot seemed to be going to a wedding and the other to bed./At each step the ears nodded with enthusiasm.>

+ —Por lo menos ya no se confunden —observó {other}.
+ “At least there is no mixing them up,” remarked {other}.

== bus in disasters
-- beginner
La lista dice: «El autobús se irá».
The list says: “The bus will leave”.
El autobús se va.
The bus leaves.
{kid} saca un silbato y sopla.
{kid} takes out a whistle and blows it.
No para el autobús, pero para el camión del pan.
The bus does not stop, but the bread van does.

—Hay sitio detrás —dice el panadero.
“There is room in the back,” says the baker.

<Viajan entre panes calientes./Viajan con un pan debajo de cada brazo.>
<They ride among warm loaves./They ride with a loaf under each arm.>

* —También está en la lista —dice {kid} con la boca llena.
* “That is on the list too,” says {kid}, mouth full.
-- intermediate
«El autobús se irá», decía la lista, y se fue, con gente que saludaba.
“The bus will leave”, said the list, and it left, with people waving.
{kid} sacó un silbato y sopló con todas sus fuerzas.
{kid} took out a whistle and blew as hard as possible.
Quien frenó fue el camión del pan.
What stopped was the bread van.

—Solo queda sitio entre las barras —dijo el panadero.
“The only room is among the loaves,” said the baker.

+ <Fue como viajar dentro de un abrigo./El autobús quedó atrás en el segundo semáforo.>
+ <It was like riding inside a coat./The bus was left behind at the second traffic light.>
La línea se tachó con un dedo lleno de harina.
The line was crossed off with a floury finger.
-- advanced
El autobús se marchó, como decía la lista, un segundo antes de tiempo.
The bus left, as the list had said, one second too early.
{kid} sopló un silbato que guardaba a tal efecto, y frenó en seco el camión del pan.
{kid} blew a whistle kept for that purpose, and the bread van stopped dead.
El viaje fue entre barras calientes, <que es como viajar dentro de un abrigo/y el autobús quedó atrás en el segundo semáforo>.
The ride was among warm loaves, <which is like riding inside a coat/and the bus was left behind at the second traffic light>.
+ La línea se tachó con harina, a falta de espacio para el lápiz.
+ The line was crossed off in flour, for want of room to use the pencil.

== name in disasters
-- beginner
La lista dice: «Olvidaré mi nombre».
The list says: “I will forget my name”.
Una señora pregunta: «¿Cómo te llamas?».
A lady asks: “What is your name?”
La cabeza de {kid} está vacía.
There is nothing in {kid}’s head.
Pero el nombre está escrito en el jersey, por dentro.
But the name is written inside the jumper.
{kid} mira la etiqueta y la lee.
{kid} looks at the label and reads it.

—Me llamo Lavar a Mano —dice {kid}.
“My name is Wash by Hand,” says {kid}.

<—Qué bonito —dice la señora./—Conozco a tu familia —dice la señora.>
<“How pretty,” says the lady./“I know your family,” says the lady.>
-- intermediate
«Olvidaré mi nombre», decía la lista, y ocurrió en cuanto lo preguntaron.
“I will forget my name”, said the list, and it happened as soon as somebody asked.
Por suerte, alguien lo había escrito dentro del jersey.
Luckily it had been written inside the jumper.
{kid} estiró el cuello y leyó la etiqueta.
{kid} pulled at the collar and read the label.

—Me llamo Lavar a Mano —dijo.
“My name is Wash by Hand,” said {kid}.

<—Es un nombre muy limpio —dijo la señora que preguntaba./—Tuve una tía que se llamaba así —dijo la señora que preguntaba.>
<“That is a very clean name,” said the lady who had asked./“I had an aunt of that name,” said the lady who had asked.>
-- advanced
Cuando le preguntaron el nombre, a {kid} se le fue de la cabeza, tal como estaba escrito.
Asked for a name, {kid} forgot it at once, just as it was written.
No importaba, porque lo habían bordado por dentro del jersey.
It did not matter, because it was sewn inside the jumper.

—Lavar a Mano —leyó {kid}, que se había equivocado de etiqueta.
“Wash by Hand,” read {kid}, who had found the wrong label.

+ <A la señora que preguntaba le pareció un nombre muy limpio./La señora que preguntaba había conocido a unos Lavar, del norte.>
+ <The lady who had asked thought it a very clean name./The lady who had asked had once known some Washes, in the north.>

== belly in disasters
-- beginner
La lista dice: «Sonará mi barriga».
The list says: “My belly will make a noise”.
Hay mucho silencio.
It is very quiet.
Entonces la barriga hace como un tractor.
Then the belly sounds like a tractor.
{kid} saca un bocadillo de {bag.the}.
{kid} takes a sandwich out of {bag.the}.
Otra barriga contesta al fondo.
Another belly answers at the back.
<Luego contesta una tercera, más fina./Luego contesta la más seria de todas.>
<Then a third one answers, a higher one./Then the most serious one of all answers.>
El bocadillo se corta en once trozos.
The sandwich is cut into eleven pieces.
-- intermediate
«Sonará mi barriga», decía la lista.
“My belly will make a noise”, said the list.
Esperó al peor silencio y arrancó como un tractor.
It waited for the worst silence and started like a tractor.
{kid} sacó un bocadillo, pero desde el fondo contestó otra barriga.
{kid} took out a sandwich, but from the back another belly answered.
<Después se unió una muy fina, casi un violín./Después contestó la de alguien importante.>
<Then a very high one joined in, almost a violin./Then came the answer of somebody important.>

—Esto ya es un concierto —dijo {other}, y cortó el bocadillo en once.
“Now it is a concert,” said {other}, cutting the sandwich into eleven.
-- advanced
En el peor de los silencios, la barriga de {kid} arrancó como un tractor viejo.
In the worst of all silences {kid}’s belly started up like an old tractor.
Estaba previsto, y también el bocadillo.
It had been foreseen, and so had the sandwich.
Lo imprevisto fue que contestaran otras, <una de ellas casi un violín/una de ellas de alguien muy importante>.
What had not been foreseen was that others answered, <one of them almost a violin/one of them from somebody very important>.
+ El bocadillo se repartió en once trozos, por orden de sonido.
+ The sandwich was shared out in eleven pieces, by order of sound.

== stain in disasters
-- beginner
La lista dice: «Habrá una mancha».
The list says: “There will be a stain”.
Es de chocolate, y está en el lado derecho.
It is chocolate, and it is on the right side.
{kid} saca más chocolate.
{kid} takes out more chocolate.
Con un dedo hace otra mancha en el lado izquierdo.
With one finger {kid} makes another stain on the left.
Ahora son iguales.
Now they are the same.

—Es una mariposa —dice {other}.
“It is a butterfly,” says {other}.

<Una niña quiere una igual./Alguien saca una foto.>
<A girl wants one too./Somebody takes a photograph.>
-- intermediate
«Habrá una mancha», decía la lista, y cayó a la derecha, de chocolate.
“There will be a stain”, said the list, and there it was on the right, chocolate.
+ Contra las manchas llevaban más chocolate.
+ Against stains they had brought more chocolate.
{kid} se pintó otra igual a la izquierda, con mucho cuidado.
{kid} painted another one on the left, with great care.

—Una sola es una mancha —explicó {other}—, pero dos son una mariposa.
“One is a stain,” explained {other}, “but two are a butterfly.”

<Antes de un minuto, otra persona quiso la suya./Alguien le hizo una foto para copiarla en casa.>
<Within a minute somebody else wanted one./Somebody took a photograph, to copy it at home.>
-- advanced
La mancha, que era de chocolate, cayó donde indicaba el dibujo de la lista.
The stain, a chocolate one, landed where the picture on the list had said.
{kid} sacó más chocolate y pintó otra idéntica en el lado contrario.
{kid} took out more chocolate and painted a second one on the opposite side.

—Una es un accidente —dijo {other}—, y dos son una mariposa.
“One is an accident,” said {other}, “and two are a butterfly.”

+ <Al cabo de un rato había cola para llevar lo mismo./Un señor con traje se quedó mirando su corbata, pensativo.>
+ <Before long there was a queue for the same thing./A man in a suit looked at his tie for some time.>

== queue in disasters
-- beginner
La lista dice: «Habrá cola para el baño».
The list says: “There will be a line for the toilet”.
Hay once personas, y todas saltan un poco.
There are eleven people, all hopping a little.
{other} saca una baraja.
{other} takes out a pack of cards.
Las cartas van de mano en mano.
The cards go from hand to hand.
<Gana una abuela con tres reyes./Gana un señor que no sabe jugar.>
<A grandmother wins with three kings./A man who cannot play wins.>
La puerta se abre, y nadie quiere entrar.
The door opens, and nobody wants to go in.

—Primero termino esta —dice la abuela de la cola.
“First I will finish this hand,” says a lady in the line.
-- intermediate
«Habrá cola para el baño», decía la lista, y había once personas.
“There will be a queue for the toilet”, said the list, and there were eleven people.
Todas daban saltitos, cada una a su ritmo.
They were all hopping, each in their own time.
{other} sacó una baraja, y se repartieron las cartas.
{other} took out a pack of cards and dealt.
<Ganó una abuela que escondía reyes en la manga./Ganó un señor que creía jugar a otra cosa.>
<A grandmother won, who kept kings up her sleeve./A man won who thought that it was another game.>
+ Cuando se abrió la puerta, nadie quería pasar.
+ When the door opened, nobody wanted to go in.
-- advanced
Ante el baño, según lo previsto, aguardaban once personas que daban saltitos sin mirarse.
Outside the toilet, as foreseen, eleven people were waiting, and hopping without looking at each other.
{other} sacó una baraja y repartió las cartas.
{other} took out a pack of cards and dealt.
+ <Ganó una abuela con más reyes de los que tiene una baraja./Ganó un señor que estaba convencido de jugar al dominó.>
+ <A grandmother won, with more kings than there are in a pack./A man won who was convinced that he was playing dominoes.>
Cuando por fin se abrió la puerta, la cola pidió silencio.
When at last the door opened, the queue asked it to be quiet.

== giggle in disasters
-- beginner
La lista dice: «No podré parar la risa».
The list says: “I will not stop laughing”.
La risa llega en el momento más serio.
The laugh comes at the most serious moment.
{kid} saca un limón y lo muerde.
{kid} takes out a lemon and bites it.
La cara se pone como una nuez.
It makes a face like a walnut.
{other} ve la cara.
{other} sees the face.
<Ahora se ríe toda la fila./Ahora se ríe hasta un señor con bigote.>
<Now the whole row is laughing./Now even a man with a moustache is laughing.>

—El limón no funciona —dice {other}.
“The lemon does not work,” says {other}.
-- intermediate
«Me entrará la risa», decía la lista, y entró en el momento más serio.
“I will get the giggles”, said the list, and they came at the most serious moment.
{kid} mordió un limón, que era lo previsto.
{kid} bit into a lemon, as planned.
La cara que puso no estaba prevista.
The face that followed was not planned.
<Se rio la primera fila, y luego la segunda./Un señor con bigote tuvo que salir a la calle.>
<The first row laughed, and then the second./A man with a moustache had to go outside.>

—Habría sido mejor una naranja —dijo {other}, con lágrimas en los ojos.
“An orange would have been better,” said {other}, with tears of laughter.
-- advanced
La risa se presentó, como estaba escrito, en el momento más solemne.
The giggles arrived, as it was written, at the most solemn moment.
{kid} mordió el limón de emergencia, y puso una cara que no figuraba en ninguna parte.
{kid} bit into the emergency lemon, and made a face that was not written anywhere.
<Cayó la primera fila, y tras ella la segunda./Un señor con bigote tuvo que abandonar la sala.>
<The first row was lost, and after it the second./A man with a moustache had to leave the room.>
+ {other} apuntó al margen que la próxima vez llevarían naranjas.
+ {other} noted in the margin that next time they would bring oranges.

== corridor in disasters
-- beginner
La lista dice: «Me perderé en un pasillo».
The list says: “I will get lost in a corridor”.
El pasillo tiene nueve puertas iguales.
The corridor has nine doors, all the same.
Pero {kid} lleva una cuerda.
But {kid} has a string.
La cuerda está atada a la entrada.
It is tied to the front door.
{other} sigue la cuerda, una vuelta y otra.
{other} follows the string, round and round.
<Al final hay un gato con un ovillo enorme./Al final hay un señor que se hace una bufanda.>
<At the end there is a cat with an enormous ball./At the end there is a man making a scarf.>

—¿Es tuya la cuerda? —pregunta {kid}.
“Is that your string?” asks {kid}.
-- intermediate
«Me perderé en un pasillo», decía la lista, y el pasillo tenía nueve puertas iguales.
“I will get lost in a corridor”, said the list, and the corridor had nine identical doors.
Por eso habían atado una cuerda en la entrada.
That was why they had tied a string to the front door.
Para volver bastaba con seguirla.
To get back you only had to follow it.
<Al final los esperaba un gato con un ovillo enorme./Al final había un señor que tejía con ella una bufanda.>
<At the end sat a cat with an enormous ball./At the end sat a man who was knitting it into a scarf.>
+ {kid} tachó la línea por delante y por detrás.
+ {kid} crossed off the line on both sides of the paper.
-- advanced
El pasillo tenía nueve puertas iguales, y {kids} [se perdió|se perdieron] en la segunda, sin sorpresa.
The corridor had nine identical doors, and {kids} got lost at the second, as expected.
Para eso había una cuerda atada a la entrada.
For that very reason there was a string tied to the front door.
[La siguió|La siguieron] con los dedos hasta que terminó <en un gato, que había hecho un ovillo/en un señor, que llevaba media bufanda>.
{kids} followed it by touch until it ended <in a cat, who had made a ball of it/in a man, who had knitted half a scarf>.

+ —La bufanda no estaba prevista —dijo {other}—, pero abriga.
+ “None of this was planned,” said {other}, “but it looks warm.”

== cheeks in disasters
-- beginner
La lista dice: «Una tía me apretará la cara».
The list says: “An aunt will squeeze my face”.
La tía no es de esta familia.
The aunt is from another family.
Aprieta igual.
She squeezes all the same.
Pero {kid} lleva crema, mucha crema.
But {kid} is wearing cream, a lot of cream.
La mano resbala y sigue sola.
The hand slips and goes on alone.
<Le aprieta la nariz a un señor./Le quita el sombrero a un señor.>
<It squeezes the nose of a man./It takes off the hat of a man.>

—Qué piel tan fina —dice la tía.
“Such soft skin,” says the aunt.
-- intermediate
«Alguna tía me apretará la cara», decía la lista.
“Some aunt will squeeze my face”, said the list.
Apareció una que ni siquiera era de la familia.
One appeared who was not even from the family.
Pero {kid} llevaba crema hasta las orejas, y los dedos resbalaron.
But {kid} was wearing cream up to the ears, and the fingers slipped.
<Le apretaron la nariz a un señor que pasaba./Le quitaron el sombrero a un señor que pasaba.>
<They squeezed the nose of a man going by./They took off the hat of a man going by.>

—¡Qué piel! —dijo la tía, y se olió los dedos.
“What skin!” said the aunt, and smelled her fingers.
-- advanced
Se presentó la tía prevista en la lista, aunque era la tía de otra familia.
The aunt on the list appeared, although she was the aunt of another family.
Quiso apretar una mejilla, pero {kid} llevaba crema hasta las orejas.
She tried to squeeze a cheek, but {kid} was wearing cream up to the ears.
La mano pasó de largo y <le apretó la nariz a un notario/le quitó el sombrero a un notario>.
The hand slid past and <squeezed the nose of a lawyer/took off the hat of a lawyer>.

+ —Qué piel tan fina —dijo la tía, sin aclarar la de quién.
+ “Such soft skin,” said the aunt, without saying whose.

== neighbor medium in turns
-- beginner
En la calle está {neighbor}.
In the street they meet {neighbor}.

—¿Qué lees? —pregunta {neighbor}.
“What are you reading?” asks {neighbor}.

—Una lista de desastres —dice {kid}.
“A list of disasters,” says {kid}.

—Yo también tengo uno —dice {neighbor} en voz baja.
“I have one as well,” says {neighbor} quietly.

Es {neighbor.fear}.
It is {neighbor.fear}.
{other} lo escribe por detrás, muy pequeño.
{other} writes it on the back, very small.

—¿Y qué me llevo contra eso? —pregunta {neighbor}.
“And what do I take against that?” asks {neighbor}.

{kid} busca en {bag.the} y saca una cuchara.
{kid} looks in {bag.the} and takes out a spoon.
Nadie sabe si funciona.
Nobody knows if it works.
Pero {neighbor} se va cantando, <con la cuchara en alto/con la cuchara en el bolsillo>.
But {neighbor} walks away singing, <holding up the spoon/the spoon in a pocket>.
-- intermediate
En la acera estaba {neighbor}, que quiso saber qué era aquel papel.
On the pavement stood {neighbor}, who wanted to know what that paper was.

—Una lista de desastres —dijo {kid}.
“A list of disasters,” said {kid}.

{neighbor} miró a los lados y bajó la voz.
After a look to both sides, {neighbor} spoke in a whisper.

—Yo también tengo uno —confesó.
“I have one of my own,” {neighbor} confessed.

Era {neighbor.fear}.
It was {neighbor.fear}.
{other} lo apuntó por detrás, donde no contaba.
{other} wrote it on the back, where it did not count.

—¿Y qué se lleva contra una cosa así? —preguntó {neighbor}.
“And what does one take against a thing like that?” asked {neighbor}.

{kid} rebuscó en {bag.the} y le dio una cuchara.
{kid} searched {bag.the} and found a spoon.
{neighbor} se la guardó <en el bolsillo del pecho/en la manga>, como una medalla.
{neighbor} put it <in a top pocket/up one sleeve>, like a medal.
+ Dobló la esquina cantando.
+ There was singing from round the corner.
-- advanced
En la acera estaba {neighbor}, que leía la lista por detrás con bastante descaro.
On the pavement stood {neighbor}, quite openly reading the list from behind.

—¿Y el mío no está? —preguntó {neighbor} por fin, en voz baja.
“And mine is not there?” asked {neighbor} at last, in a low voice.

Su desastre era uno solo, pero de los grandes: {neighbor.fear}.
There was only one, but it was one of the big ones: {neighbor.fear}.
{other} lo anotó por detrás, sin reírse, que costó lo suyo.
{other} noted it on the back without laughing, which took some doing.

—¿Qué se lleva contra una cosa así? —quiso saber {neighbor}.
“What does one take against such a thing?” asked {neighbor}.

{kid} rebuscó en {bag.the} y le entregó una cuchara.
{kid} searched {bag.the} and handed over a spoon.
Nadie sabía si era eficaz, pero {neighbor} dobló la esquina <silbando/con la cuchara en alto>.
Nobody knew whether it would work, but {neighbor} turned the corner <whistling/with the spoon held high>.

== nothing medium in turns
-- beginner
Ahora no pasa nada.
Now nothing happens.
{kids} [espera|esperan].
{kids} [waits|wait].
Pasa un minuto, y luego otro.
One minute goes by, and then another.

—Algo va mal —dice {other}—: todo va bien.
“Something is wrong,” says {other}, “everything is all right.”

{kid} mira el papel por los dos lados.
{kid} looks at both sides of the paper.
Quedan desastres, y no vienen.
There are disasters left, and they do not come.
{other} mira debajo de un banco.
{other} looks under a bench.
{kid} anda muy cerca de un charco.
{kid} walks very close to a puddle.
<El charco no hace nada./El charco está seco.>
<The puddle does nothing./The puddle is dry.>
Por fin se cae un botón.
At last a button falls off.

* —¡Está en la lista! —dice {kid}, y respira.
* “It is on the list!” says {kid} with a sigh.
-- intermediate
Luego, durante veinte minutos, no pasó nada.
Then, for twenty minutes, nothing happened.

—Algo va mal —dijo {other}—, porque todo va bien.
“Something is wrong,” said {other}, “because everything is all right.”

{kid} leyó el papel otra vez, y después del revés.
{kid} read the paper again, and then upside down.
Quedaban desastres, y ninguno daba señales.
There were disasters left, and no sign of them.
{other} miró debajo de un banco y detrás de un buzón.
{other} looked under a bench and behind a letter box.
{kids} [pasó|pasaron] dos veces junto a un charco, <que no se movió/que resultó ser una sombra>.
{kids} walked past a puddle twice, <and it did not move/and it turned out to be a shadow>.
La espera era peor que las caídas.
The waiting was worse than the falls.
Por fin, a las diez y cuarto, saltó un botón.
At last, at a quarter past ten, a button came off.

* —¡Está en la lista! —dijo {kid}, y todo el mundo respiró.
* “It’s on the list!” said {kid}, and everyone breathed again.
-- advanced
Durante los veinte minutos siguientes no ocurrió absolutamente nada.
For the next twenty minutes absolutely nothing happened.

—Algo falla —dijo {other}—, porque no falla nada.
“Something has gone wrong,” said {other}, “because nothing has gone wrong.”

{kid} repasó el papel del derecho y del revés, por si había caducado.
{kid} went over the paper, front and back, in case it was out of date.
{kids} [miró|miraron] debajo de un banco, [saludó|saludaron] a un perro con mala cara y [rondó|rondaron] un charco.
{kids} looked under a bench, greeted an unfriendly dog and walked round a puddle.
El perro <dio la pata/se durmió>, y el charco no estaba por la labor.
The dog <gave a paw/went to sleep>, and the puddle would not help.
Por fin, a las diez y cuarto, saltó un botón y rodó hasta una alcantarilla.
At last, at a quarter past ten, a button came off and rolled into a drain.

* —¡Está en la lista! —dijo {kid}, y hubo abrazos.
* “It’s on the list!” said {kid}, and there were hugs.

== swap medium in turns
-- beginner
Otra persona espera también, y se muerde las uñas.
Somebody else is waiting too, biting all ten nails.
Es un niño con un gorro verde.
It is a boy in a green hat.

—¿Tienes desastres? —pregunta el niño—.
“Have you got disasters?” asks the boy.
A mí no me queda ninguno.
“I have none left.”

Ha tachado los suyos antes de desayunar.
He crossed off his own before breakfast.
{kid} mira los que quedan.
{kid} looks at what is left.

—Te cambio la caída por un caramelo —dice {kid}.
“I will swap you the fall for a sweet,” says {kid}.

El niño se cae muy bien, <con los brazos abiertos/con una vuelta entera>.
The boy falls very well, <with his arms wide open/with a full turn>.
{other} aplaude.
{other} claps.
El niño tacha la línea, y el caramelo sabe a fresa.
The boy crosses off the line, and the sweet is strawberry.
-- intermediate
En la sala de espera había un niño con gorro verde que se mordía las uñas.
In the waiting room there was a boy in a green hat, biting his nails.

—¿Te sobra algún desastre? —preguntó el niño—.
“Have you got a disaster to spare?” asked the boy.
Yo los gasté antes del desayuno.
“I used up mine before breakfast.”

{kid} repasó los que quedaban, que eran variados.
{kid} looked over the rest, which was a good mixture.

—Te doy una caída por un caramelo —dijo {kid}.
“I can let you have a fall for a sweet,” said {kid}.

Fue un trato justo.
It was a fair deal.
El niño se cayó de maravilla, <con los brazos abiertos/con media vuelta en el aire>.
The boy fell beautifully, <with his arms wide open/with half a turn in the air>.
{other} le dejó tachar la línea con su propia mano.
{other} let him cross off the line with his own hand.
+ El caramelo era de fresa y duró dos desastres.
+ The sweet was strawberry and lasted for two disasters.
-- advanced
En la sala de espera, un niño con gorro verde se mordía las uñas por orden alfabético.
In the waiting room a boy in a green hat was biting his nails in alphabetical order.

@boy —¿Te sobra algún desastre? —preguntó—.
“Have you got a disaster to spare?” he asked.
Los míos se acabaron antes del desayuno.
“Mine were all gone before breakfast.”

{kid} repasó las existencias, como un tendero que conoce su género.
{kid} looked over the stock, like a shopkeeper who knows the goods.

—Una caída, por un caramelo —ofreció {kid}.
“One fall, for one sweet,” {kid} offered.

Cerrado el trato, el niño se cayó con verdadero talento, <abriendo los brazos/dando media vuelta en el aire>.
The deal was done, and the boy fell with real talent, <with his arms out/with half a turn in the air>.
{other} le cedió el lápiz para que tachara él mismo.
{other} gave him the pencil, so that he could cross it off himself.
+ El caramelo, de fresa, duró dos desastres más.
+ The sweet, a strawberry one, lasted for two more disasters.

== lend medium in turns
-- beginner
Una señora necesita una cuerda para su perro.
A lady needs a string for her dog.
{kid} abre {bag.the} y saca un trozo.
{kid} opens {bag.the} and takes out a piece.
Un señor necesita un calcetín.
A man needs a sock.

—¿Uno solo? —pregunta {other}.
“Only one?” asks {other}.

—El otro lo tengo —dice el señor.
“I have the other,” says the man.

Es naranja, y el suyo es negro.
This one is orange, and his own is black.
El señor está contento.
The man is happy.
<Luego viene alguien que necesita una cuchara./Luego viene un bebé que necesita un limón.>
<Then comes somebody who needs a spoon./Then comes a baby who needs a lemon.>
Ahora {bag.the} no pesa nada.
Now {bag.the} weighs nothing.
{kid} mira dentro y ve el fondo.
{kid} looks in and sees the bottom.

—Ya no queda nada —dice {other}.
“There is nothing left,” says {other}.
-- intermediate
Una señora necesitaba un cordel para su perro, y {kid} abrió {bag.the}.
A lady needed a string for her dog, and {kid} opened {bag.the}.
Se corrió la voz.
The news got round.
Un señor pidió un calcetín, uno nada más.
A man asked for a sock, only one.

@- —El otro ya lo tengo —dijo.
“I have got the other,” he said.

El suyo era negro y el nuevo era naranja con patos.
His own was black, and the new one was orange with ducks.
Se miró los pies <como quien estrena coche/y pidió un espejo>.
He looked at his feet <as if they were a new car/and asked for a mirror>.
Luego vino alguien que necesitaba exactamente una cuchara.
Then somebody came who needed exactly a spoon.

—¡Para eso era! —dijo {other}.
“So that’s what it was for!” said {other}.

Cuando se fue el último, {bag.the} pesaba como un pañuelo.
When the last one left, {bag.the} weighed as much as a handkerchief.
-- advanced
Una señora necesitaba un cordel para su perro, {kid} abrió {bag.the} y se corrió la voz.
A lady needed a string for her dog, {kid} opened {bag.the}, and the news got round.
Un señor pidió un calcetín suelto, porque el otro ya lo tenía.
A man asked for a single sock, because he had the other.
El suyo era negro y el nuevo, naranja con patos, y <se fue mirándose los pies/lo estrenó andando como una modelo>.
His own was black and the new one orange with ducks, and <he left with his eyes on his feet/he walked off like a fashion model>.
Por último llegó alguien que necesitaba, exactamente, una cuchara.
Last of all came somebody who needed exactly a spoon.

—Lo sabía —dijo {other}, que no lo sabía.
“I knew it,” said {other}, which was not true.

Cuando se despejó la acera, en {bag.the} no quedaba más que eco.
When the pavement was clear, there was nothing left in {bag.the} but an echo.

== spelling medium in turns
-- beginner
Un guardia ve la lista y la quiere leer.
A policeman sees the list and wants to read it.
La lee con los brazos muy largos.
He reads it with very long arms.

—Aquí hay una falta —dice el guardia—.
“There is a mistake here,” says the policeman.
<Desastre lleva ese./Zapato va con zeta.>
<“Disaster has one S in the middle.”/“Shoe ends in E.”>

Saca un bolígrafo rojo y la corrige.
He takes out a red pen and puts it right.
Después lee otra vez.
Then he reads it again.

@policeman —¿Y esto va a pasar en mi calle? —pregunta.
“And this will happen in my street?” he asks.

—Seguramente —dice {kid}.
“Probably,” says {kid}.

El guardia para los coches con una mano.
The policeman stops the cars with one hand.
{kids} [cruza|cruzan] muy despacio, con música de silbato.
{kids} [crosses|cross] very slowly, to the music of a whistle.
-- intermediate
En el cruce, un guardia pidió la lista y la leyó con los brazos estirados.
At the crossing a policeman asked for the list and read it at arm’s length.

@policeman —Aquí hay una falta —dijo muy serio—.
“There is a mistake here,” he said very seriously.
<Desastre se escribe con dos eses, pero no seguidas./Autobús lleva tilde, y más si se escapa.>
<“Disaster has two letters S, but not together.”/“Bus has only one S, especially if you miss it.”>

Sacó un bolígrafo rojo y la corrigió.
He took out a red pen and put it right.
Luego volvió a leer, esta vez por dentro.
Then he read it again, this time for the meaning.

@policeman —¿Y todo esto va a pasar en mi calle? —preguntó.
“And is all this going to happen in my street?” he asked.

—Lo que queda, sí —dijo {kid}.
“What is left of it, yes,” said {kid}.

El guardia paró los coches, las bicis y <una procesión de patos/un coche de bomberos>.
The policeman stopped the cars, the bicycles and <a procession of ducks/a fire engine>.
{kids} [cruzó|cruzaron] como la realeza.
{kids} crossed like royalty.
-- advanced
En el cruce, un guardia requisó la lista y la leyó con los brazos estirados.
At the crossing a policeman took possession of the list and read it at arm’s length.

@policeman —Hay dos faltas —dictaminó—, y una de ellas es grave.
“There are two mistakes,” he ruled, “and one of them is serious.”

Las corrigió en rojo, puso la nota y entonces, por fin, se enteró de lo que decía.
He corrected them in red, gave a mark, and then at last took in what it said.

@policeman —¿Y esto ocurrirá en mi calle? —preguntó, <y se ajustó la gorra/y miró al cielo>.
“And this will happen in my street?” he asked, <straightening his cap/looking at the sky>.

—Solo lo que falta —dijo {kid}.
“Only what is left,” said {kid}.

El guardia detuvo los coches, las bicicletas y un entierro de hormigas.
The policeman stopped the cars, the bicycles and a procession of ants.
{kids} [cruzó|cruzaron] con una solemnidad que nadie les había pedido.
{kids} crossed with a dignity that nobody had asked for.

== nine
-- beginner
Por fin está allí {boss}.
At last they see {boss}.
+ <Hay una silla, y hay mucha luz./Hay mucha gente que espera./Hay una puerta grande y abierta.>
+ <There is a chair, and a lot of light./There are many people waiting./There is a big open door.>
El nueve dice {boss.nine}.
Number nine says {boss.nine}.
{boss.now}
{boss.now}
+ Casi no duele, y casi da risa.
+ It hardly hurts, and it is nearly funny.

* —Estaba en la lista —dice {kid}.
* “It was on the list,” says {kid}.

<{other} tacha la última línea./{other} tacha el nueve con dos rayas./{other} gasta en el nueve medio lápiz.>
<{other} crosses off the last line./{other} crosses off number nine, twice./{other} uses half a pencil on number nine.>
-- intermediate
<Por fin llegaron/Después de todo eso llegaron/A las once y pico llegaron> hasta {boss}.
<At last they came/After all this they came/Soon after eleven they came> to {boss}.
+ <Había una silla y demasiada luz./Había una puerta grande, y estaba abierta./Había mucha gente, y toda sabía adónde mirar.>
+ <There was a chair, and too much light./There was a big door, and it was open./There were many people, and they all knew where to look.>
{boss.nine}, decía el noveno desastre, {boss.then}.
{boss.nine}, said the ninth disaster, {boss.then}.
+ Duró <lo que un hipo/lo que un guiño/menos que su dibujo>.
+ It lasted as long as <a hiccup/a wink/a yawn>.

* —Estaba en la lista —dijo {kid}.
* “It was on the list,” said {kid}.

+ {other} tachó la última línea.
+ {other} crossed off the last line.
-- advanced
Por fin, con ocho líneas tachadas, {kids} [llegó|llegaron] hasta {boss}.
At last, with eight lines crossed off, {kids} came to {boss}.
{boss.nine}, decía el noveno desastre, el peor de todos, {boss.then}.
{boss.nine}, said the ninth disaster, the worst of all, {boss.then}.

* —Estaba en la lista —dijo {kid}, y la última línea desapareció bajo el lápiz.
* “It was on the list,” said {kid}, and the last line vanished under the pencil.

== tenth
-- beginner
<Entonces pasa otra cosa./Pero el día no ha terminado./Y ahora llega el número diez.>
<Then something else happens./But the day is not over./And now comes number ten.>
{tenth.now}
{tenth.now}
<{boss} se sube a una silla./{boss} se tapa los ojos./{boss} dice: «¡Ay!».>
<{boss} climbs on a chair./{boss} hides behind two hands./{boss} says: “Oh dear!”>

—Eso no está en la lista —dice {kid}.
“That is not on the list,” says {kid}.

En {bag.the} no queda nada.
There is nothing left in {bag.the}.
<Solo queda la lista./Al fondo solo está la lista./Queda un papel: es la lista.>
<There is only the list./At the bottom there is only the list./There is one piece of paper: the list.>
-- intermediate
<Y entonces pasó lo décimo./Pero faltaba lo décimo./Y justo después pasó lo décimo.>
<And then the tenth thing happened./But the tenth was still to come./And right after that came the tenth.>
{tenth.was}
{tenth.was}
+ <{boss} se subió a una silla./{boss} se tapó los ojos con las dos manos./A {boss} se le cayó todo al suelo.>
+ <{boss} climbed on a chair./{boss} hid behind both hands./{boss} dropped everything.>

—Eso no está en la lista —dijo {kid}.
“That is not on the list,” said {kid}.

En {bag.the} ya no quedaba nada, menos la lista.
There was nothing left in {bag.the} but the list.
-- advanced
<Y entonces ocurrió lo décimo./Quedaba, sin embargo, lo décimo./Fue justo ahí donde ocurrió lo décimo.>
<And then came the tenth thing./There was still, however, the tenth./And just there the tenth thing happened.>
{tenth.was}
{tenth.was}
+ <{boss} se subió a una silla con una agilidad notable./{boss} cerró los ojos, que es una forma de no estar./A {boss} se le cayó todo, incluida la autoridad.>
+ <{boss} climbed on a chair with surprising speed./{boss} closed both eyes, which is one way of not being there./{boss} dropped everything, including all authority.>

—Eso no está en la lista —dijo {kid} por primera vez.
“That is not on the list,” said {kid} for the first time.

En {bag.the} no quedaba nada, salvo la propia lista, arrugada y llena de rayas.
There was nothing left in {bag.the} except the list itself, crumpled and full of lines.

== small ages=3-5
-- beginner
<{kid} mira el papel y lo dobla./{kid} dobla el papel por la mitad./{kid} dobla el papel con mucho cuidado.>
<{kid} looks at the paper and folds it./{kid} folds the paper in half./{kid} folds the paper very carefully.>
Lo dobla otra vez.
{kid} folds it again.
Ahora es {tenth.thing}.
Now it is {tenth.thing}.
{tenth.ends}
{tenth.ends}
<{boss} se ríe mucho./{boss} aplaude con las dos manos.>
<{boss} laughs a lot./{boss} claps with both hands.>

—¿Me enseñas? —pregunta {boss}.
“Will you show me how?” asks {boss}.
-- intermediate
{kid} dobló el papel por la mitad, y luego en punta.
{kid} folded the paper in half, and then to a point.
{other} ayudó con un dedo.
{other} helped with one finger.
Salió {tenth.thing}.
It became {tenth.thing}.
{tenth.ended}
{tenth.ended}
+ <{boss} tardó un poco en volver a respirar./{boss} aplaudió sin hacer ruido.>
+ <It took {boss} a moment to breathe again./{boss} clapped without a sound.>

—¿Me enseñas a doblarlo? —pidió {boss}.
“Will you show me how to fold it?” asked {boss}.
-- advanced
{kid} dobló el papel por la mitad, y en punta, y otra vez por la mitad.
{kid} folded the paper in half, then to a point, and then in half again.
Con un dedo de {other} en el pliegue, aquello acabó siendo {tenth.thing}.
With one finger from {other} on the fold, it ended up as {tenth.thing}.
{tenth.ended}
{tenth.ended}

+ —¿Y eso se aprende en un día? —preguntó {boss}, <todavía de puntillas/en voz muy baja>.
+ “Can one learn that in a day?” asked {boss}, <still on tiptoe/very quietly>.

== quick ages=6-8
-- beginner
{kid} tiene nueve segundos y un papel.
{kid} has nine seconds and one piece of paper.

—¡Rápido! —dice {boss}.
“Quick!” says {boss}.

{kid} dobla el papel por aquí y por allí.
{kid} folds the paper here and there.
{other} lo sujeta con un dedo.
{other} holds it with one finger.
<Los desastres quedan por dentro./El miedo queda debajo de la risa./El número uno toca el número nueve.>
<The disasters are on the inside now./The fear is under the laugh now./Number one now touches number nine.>
Ya es {tenth.thing}.
Now it is {tenth.thing}.
{tenth.ends}
{tenth.ends}
-- intermediate
{kid} tenía unos nueve segundos y un papel.
{kid} had about nine seconds and one piece of paper.

—¡Deprisa! —suplicó {boss}.
“Hurry!” begged {boss}.

{kid} dobló el papel <por el primer desastre, por el sexto/por la caída, por el susto> y otra vez al revés.
{kid} folded the paper <along the first disaster, along the sixth/along the fall, along the fright> and then backwards.
+ {other} sujetó el pliegue <con un dedo/con los dientes>.
+ {other} held the fold <with one finger/with clenched teeth>.
De aquellas nueve líneas salió {tenth.thing}.
Out of those nine lines came {tenth.thing}.
{tenth.ended}
{tenth.ended}
-- advanced
+ {kid} calculó que había nueve segundos, uno por desastre.
+ {kid} reckoned that there were nine seconds, one for each disaster.

+ —¡Que alguien haga algo! —suplicó {boss}.
+ “Somebody do something!” begged {boss}.

{kid} dobló el papel por <la tercera línea, luego por la sexta/la segunda línea, luego por la octava> y después al revés.
{kid} folded the paper along <the third line, then along the sixth/the second line, then along the eighth> and then backwards.
+ {other} sujetó el pliegue <con el pulgar/con la barbilla>.
+ {other} held down the fold <with one thumb/chin first>.
De tanto desastre salió, a la vista de todo el mundo, {tenth.thing}.
Out of so much disaster came, before everybody’s eyes, {tenth.thing}.
{tenth.ended}
{tenth.ended}

== shown ages=9-12
-- beginner
En la lista está todo: el miedo, la barriga, el baño.
The list says it all: the fear, the belly, the toilet.
Si {kid} la abre aquí, la leen.
If {kid} opens it here, people will read it.
{kid} la abre.
{kid} opens it.
<Alguien lee el número cuatro en voz alta./Alguien señala el dibujo del número ocho.>
<Somebody reads number four aloud./Somebody points at the picture of number eight.>
+ Hay una risa.
+ There is a laugh.
Con las orejas rojas, {kid} dobla el papel.
With red ears, {kid} folds the paper.
Ya es {tenth.thing}.
Now it is {tenth.thing}.
{tenth.ends}
{tenth.ends}
-- intermediate
En la lista estaba todo, también lo que no se cuenta.
Everything was on that list, even what one does not tell.
Para doblarla había que abrirla delante de la gente.
To fold it, you had to open it in front of people.
{kid} esperó un segundo, y la abrió.
{kid} waited for a second, and opened it.
<Alguien leyó el número cuatro en voz alta./Alguien señaló el dibujo del número ocho.>
<Somebody read number four aloud./Somebody pointed at the picture of number eight.>
+ Se oyó una risa, y {kid} notó las orejas ardiendo.
+ There was a laugh, and {kid} had burning ears.
Las manos siguieron doblando hasta que hubo {tenth.thing}.
The hands went on folding until there was {tenth.thing}.
{tenth.ended}
{tenth.ended}
-- advanced
+ En la lista estaba todo, incluso aquello que no se le cuenta a nadie.
+ Everything was on that list, even the things that one tells nobody.
Para doblarla había que desplegarla primero delante de la gente, y {kid} la desplegó.
To fold it, one had to spread it out first before all those people, and {kid} did.
<Alguien leyó en voz alta el número cuatro./Alguien señaló la ilustración del ocho.>
<Somebody read number four aloud./Somebody pointed at the illustration of number eight.>
+ Hubo una risa, y después una tos que era otra risa.
+ There was a laugh, and then a cough that was another laugh.
Con las orejas ardiendo, {kid} siguió hasta que hubo {tenth.thing}.
With burning ears {kid} went on until there was {tenth.thing}.
{tenth.ended}
{tenth.ended}

== end
-- beginner
<Todo lo demás sale bien./Después, todo sale bien./Lo que queda sale bien.>
<Everything else goes well./After that, all goes well./The rest goes well.>
{kids} [vuelve|vuelven] a casa sin desastres.
{kids} [comes|come] home without any disasters.
+ <Hay sopa para cenar, y nadie la tira./La zapatilla va delante./En {bag.the} solo hay migas.>
+ <There is soup for dinner, and nobody spills it./The street is dry again./There are only crumbs in {bag.the}.>

{kid} saca un papel nuevo y escribe: «<Mañana/El martes/La próxima vez>».
{kid} takes a new piece of paper and writes: “<Tomorrow/Tuesday/Next time>”.
{other} <afila el lápiz/le presta el lápiz/piensa un rato>.
{other} <sharpens the pencil/finds the pencil/thinks for a while>.
El primer desastre es este: «Que no pase nada».
The first disaster is this: “Nothing happens”.
-- intermediate
<Lo demás salió bien, y hasta {boss} lo dijo./El resto fue bien, según {boss}./Lo demás no dio trabajo a nadie, ni a {boss}.>
<The rest went well, and even {boss} said so./Everything else was fine, according to {boss}./The rest was no trouble to anybody, not even to {boss}.>
+ <En {bag.the} solo volvieron unas migas./En casa había sopa, y no se derramó./De vuelta, el autobús esperó.>
+ <Only a few crumbs came home in {bag.the}./At home there was soup, and nobody spilled it./On the way back the bus waited.>

Por la noche, {kid} sacó un papel nuevo y puso arriba: «<Mañana/El martes/La próxima vez>».
That night {kid} took a new piece of paper and wrote at the top: “<Tomorrow/Tuesday/Next time>”.
{other} afiló el lápiz <hasta que fue más corto que un dedo/por los dos lados/y se quedó mirando la punta>.
{other} sharpened the pencil <until it was shorter than a finger/at both ends/and looked hard at the point>.
El primer desastre decía: «Que no pase nada».
The first disaster said: “Nothing happens”.
-- advanced
Lo demás salió bien, y así lo habría firmado {boss}.
The rest went well, as {boss} would confirm.
+ <En {bag.the} volvieron a casa unas migas y el eco./En casa había sopa, y ni siquiera se derramó./El autobús de vuelta esperó, casi con insolencia.>
+ <A few crumbs and an echo came home in {bag.the}./At home there was soup, and it was not even spilled./The bus home waited, almost rudely.>

Por la noche, {kid} tomó una hoja nueva y la tituló: «<Mañana/El martes/La próxima vez>».
That night {kid} took a new sheet and gave it a title: “<Tomorrow/Tuesday/Next time>”.
+ {other} afiló el lápiz, y hubo un rato largo de pensar.
+ {other} sharpened the pencil, and there was a long spell of thinking.
Debajo, con letra firme, apareció el primer desastre: «Que no pase nada».
Underneath, in a firm hand, appeared the first disaster: “Nothing happens”.
