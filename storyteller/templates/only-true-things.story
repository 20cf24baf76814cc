plot: Something has to be said at a goodbye under a tree, and all that people say is so clean that it could be about anybody; so true things are collected in a tin, the naughty ones too; the voice stops half-way, somebody else says the other half, and the lid does not shut.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: heavy:pet-free, heavy:person
picture: garden, day, worried, kid, other, adult hugs kid, tree
middle: garden, day, calm, kid reads paper, other, adult sits, paper
end: garden, day, calm, kid sits, other, adult reads paper, paper
take things: 1 4 6
take far: 0 1 4

title: Solo cosas verdaderas = Only True Things
title: La tapa que no cierra = The Lid That Will Not Shut
title: La otra mitad de la frase = The Other Half of the Sentence
title: Papeles en una lata = Papers in a Tin

cast adult f: la tía Paz = Aunt Paz
cast adult m: el tío Luis = Uncle Luis
cast adult f: la tía Mar = Aunt Mar
cast adult m: el tío León = Uncle León
cast adult f: la tía Cruz = Aunt Cruz
cast adult m: el tío Blas = Uncle Blas
cast adult f: la tía Luz = Aunt Luz
cast adult m: el tío Juan = Uncle Juan

cast tree: el peral = the pear tree
cast tree: el limonero = the lemon tree
cast tree: la higuera = the fig tree
cast tree: el almendro = the almond tree
cast tree: el nogal = the walnut tree
cast tree: el ciruelo = the plum tree

cast tin f: la lata de galletas = the biscuit tin
cast tin f: la caja de los botones = the button box
cast tin m: el bote del té = the tea tin
cast tin f: la caja de zapatos = the shoebox
cast tin m: el bote de las pinzas = the peg tin
cast tin f: la lata de los lápices = the pencil tin

cast caller m: el cartero = the postman
cast caller f: la panadera = the baker
cast caller m: el vecino de arriba = the neighbour upstairs
cast caller f: la señora del quiosco = the woman from the kiosk
cast caller m: el frutero = the greengrocer
cast caller f: la peluquera = the hairdresser

cast clean: un paraguas = an umbrella
cast clean: un sofá = a sofa
cast clean: una lámpara = a lamp
cast clean: un jersey = a jumper
cast clean: una tetera = a teapot
cast clean: un alcalde = a mayor

word: el papel: papel, papeles = the paper: paper, papers
word: el árbol: árbol, peral, limonero, higuera, almendro, nogal, ciruelo = the tree: tree
word: la tapa = the lid
word: el domingo = Sunday
word: verdadero: verdadera, verdaderas, verdad = true
word: la cosa: cosa, cosas = the thing: thing, things
word: la voz = the voice
word: la mitad = half
word: decir: dice, dijo, decir = to say: says, said, say
word: escribir: escribe, escribió, escribir = to write: writes, wrote, write
word: el adiós = the goodbye: goodbye
word: la caja: caja, lata, bote = the box: box, tin, shoebox
word: la cocina = the kitchen
word: la nevera = the fridge
word: la puerta = the door
word: la noche = the night: night
word: el lápiz = the pencil
word: la mano: mano, manos = the hand: hand, hands
word: el silencio = the silence
word: leer: lee, leyó, leer = to read: reads, read

question: ¿Qué cosa verdadera escribirías tú de alguien a quien quieres? = What true thing would you write about somebody that you love?
question: ¿Por qué se guardan también las cosas malas? = Why are the naughty things kept as well?
question: ¿Quién te ayuda a ti cuando la voz se para? = Who helps you when your voice stops?

== sunday
-- beginner
{topic.the} {topic:ha|han} muerto, y no {topic:va|van} a volver.
{topic.the} {topic:has|have} died, and will not come back.
El domingo van a decir adiós, debajo de {tree}.
On Sunday they will say goodbye, under {tree}.
Cada persona va a decir una cosa.
They will each say one thing.
{kids} también [quiere|quieren] decir algo.
{kids} [wants|want] to say something too.
+ <Nadie sabe qué./Lo difícil es saber qué.>
+ <But no one knows what./The hard thing is to know what.>
-- intermediate
{topic.the} {topic:había|habían} muerto <el martes/el miércoles>, y eso no tenía vuelta.
{topic.the} had died on <Tuesday/Wednesday>, and there was no changing it.
El domingo iban a decir adiós debajo de {tree}.
On Sunday they were going to say goodbye under {tree}.
Cada persona diría algo.
Each person would say something.
{kids} también [quería|querían] decir una cosa.
{kids} wanted to say something too.
+ <Lo difícil era saber qué./Pero no salía nada.>
+ <The hard part was knowing what./But nothing came.>
-- advanced
{topic.the} {topic:había|habían} muerto <una noche de lluvia/un martes cualquiera>.
{topic.the} had died on <a night of rain/an ordinary Tuesday>.
Contra eso no había nada que hacer.
There was nothing that anybody could do about it.
El domingo se reunirían debajo de {tree} para decir adiós.
On Sunday they would all meet under {tree} to say goodbye.
Cada persona diría unas palabras, y {kids} también [quería|querían] decir las suyas.
Each person would say a few words, and {kids} wanted to say some too.

== clean
-- beginner
En la cocina buscan palabras.
In the kitchen they look for words.

—{topic:Fue|Fueron} muy {topic:bueno|buena|buenos|buenas} —dice una voz.
“So good,” says one voice.

@- —{topic:Era|Eran} lo mejor de la casa.
“The best in the house.”

—Eso también puede ser {clean} —dice {kid}.
“That could be {clean},” says {kid}.

{adult} trae {tin} y un lápiz.
{adult} brings {tin} and a pencil.

* —Aquí solo entran cosas verdaderas —dice {adult}.
* “Only true things go in here,” says {adult}.
-- intermediate
En la cocina, la familia ya estaba practicando.
In the kitchen the family was practising already.

—{topic:Fue|Fueron} muy {topic:bueno|buena|buenos|buenas}, lo mejor de esta casa —decía una voz.
“So very good, the best in this house,” a voice was saying.

—Así se puede hablar de {clean} —dijo {kid}.
“You could say that of {clean},” said {kid}.

{adult} lo pensó, vació {tin} y buscó un lápiz.
{adult} thought about it, emptied {tin} and found a pencil.

* —Aquí solo entran cosas verdaderas —dijo {adult}.
* “Only true things go in here,” said {adult}.
-- advanced
En la cocina ya ensayaban: «tan {topic:bueno|buena|buenos|buenas}», «lo mejor de esta casa».
In the kitchen they were rehearsing already: “so good”, “the best in this house”.

—Todo eso se podría decir de {clean} —observó {kid} desde la puerta.
“You could say all that of {clean},” remarked {kid} from the door.

Hubo un silencio.
There was a silence.
Luego {adult} vació {tin} sobre la mesa.
Then {adult} emptied {tin} out on the table.

* —Aquí solo entran cosas verdaderas —dijo {adult}.
* “Only true things go in here,” said {adult}.

+ Y le sacó punta a un lápiz.
+ And a pencil was sharpened.

== back ages=3-5
-- beginner
—¿Y el lunes {topic:vuelve|vuelven}? —pregunta {kid}.
“And on Monday, will {topic.it} come back?” asks {kid}.

—No —dice {adult}—.
“No,” says {adult}.
<Su cuerpo se ha parado./El corazón ya no late.>
<“The body has stopped./“The heart has stopped.>
No tiene frío, ni hambre, ni miedo.
There is no more cold, or hunger, or fear.”

{kid} mira el lápiz un rato.
{kid} looks at the pencil for a while.
-- intermediate
—¿Y el lunes ya {topic:vuelve|vuelven}? —preguntó {kid}.
“And on Monday, will {topic.it} be back?” asked {kid}.

—El lunes tampoco —dijo {adult}—, porque <el cuerpo se ha parado/el corazón se ha parado>.
“Not on Monday either,” said {adult}, “because the <body/heart> has stopped.”

@kid —¿Y tiene frío?
“And what about the cold?”

—Ni frío, ni hambre, ni miedo —dijo {adult}.
“No cold, no hunger, no fear,” said {adult}.
-- advanced
—Entonces, ¿{topic:vuelve|vuelven} el lunes? —preguntó {kid}.
“So will {topic.it} be back on Monday?” asked {kid}.

—Ni el lunes ni otro día, porque <el corazón se ha parado/el cuerpo se ha parado> —dijo {adult}.
“Not on Monday, nor on another day, because the <heart/body> has stopped,” said {adult}.

+ —Y donde no hay cuerpo que funcione —dijo—, no hay frío, ni hambre, ni miedo.
+ “And when a body has stopped,” said {adult}, “there is no cold, no hunger and no fear.”

== bad ages=6-8
-- beginner
—¿Y si la cosa no es bonita? —pregunta {kid}.
“What if the thing isn’t nice?” asks {kid}.

—¿Es verdad? —pregunta {adult}.
“Is it true?” asks {adult}.

@kid —Sí.
“Yes.”

—Entonces entra —dice {adult}—.
“Then it goes in,” says {adult}.
<Nadie se porta bien todo el rato./Nadie es bueno a todas horas.>
“<No one behaves all the time./No one is good all day long.>”
-- intermediate
—¿Y si lo que es verdad no es bonito? —preguntó {kid}.
“And what if a true thing isn’t nice?” asked {kid}.

—Entra igual —dijo {adult}—, porque <nadie se porta bien todo el rato/nadie fue bueno a todas horas>.
“It goes in all the same,” said {adult}, “because <nobody behaves all the time/nobody is good all day long>.”

+ {kid} pidió entonces un papel más grande.
+ Then {kid} asked for a bigger piece of paper.
-- advanced
—¿Y si una cosa es verdad, pero no la hace quedar bien a la familia? —preguntó {kid}.
“And what if a thing is true, but not exactly nice?” asked {kid}.

—Entra la primera —dijo {adult}—, que <nadie se ha portado bien todo el rato/la gente que nunca hizo nada malo no existe>.
“It goes in first,” said {adult}, “since <nobody ever behaved the whole time/people who never did a bad thing do not exist>.”

+ {kid} pidió un papel más grande y se puso a escribir con letra pequeña.
+ {kid} asked for a bigger piece of paper and began to write very small.

== later ages=9-12
-- beginner
{kid} escribe un papel y lo dobla cuatro veces.
{kid} writes a paper and folds it four times.
Dice: «El lunes dije: ahora no».
It says: “On Monday I said: not now.”
{adult} ve el papel y no lo abre.
{adult} sees it and does not open it.
Escribe otro y lo dobla también.
{adult} writes one too, and folds it.

—El mío dice <«luego»/«mañana»> —dice {adult}.
“Mine says ‘<later/tomorrow>’,” says {adult}.
-- intermediate
{kid} escribió un papel y lo dobló cuatro veces.
{kid} wrote a paper and folded it four times.
Decía: «El lunes contesté que ahora no».
It said: “On Monday I answered, not now.”
{adult} no lo abrió, pero escribió otro y lo dobló igual.
{adult} did not open it, but wrote another and folded it the same way.

—El mío dice <«luego»/«mañana»> —dijo.
“Mine says ‘<later/tomorrow>’,” said {adult}.
-- advanced
{kid} escribió un papel y lo dobló cuatro veces.
{kid} wrote a paper and folded it four times.
Decía que el lunes, cuando todavía quedaba tiempo, había contestado «ahora no».
It said that on Monday, when there was still time, the answer had been “not now”.

—El mío dice <«luego»/«mañana»> —dijo {adult}, que acababa de doblar otro—, y eso lo dice todo el mundo.
“Mine says ‘<later/tomorrow>’,” said {adult}, who had just folded one too, “and everybody says that.”

== fridge in things
-- beginner
<El primer papel es fácil./Hay un papel muy fácil.>
<The first paper is easy./There is one easy paper.>
{topic.the} {topic:oía|oían} la nevera desde cualquier sitio.
{topic.the} heard the fridge from any place.
{other} lo prueba con mucho cuidado.
{other} tries it with great care.
Abre la nevera un dedo.
The fridge opens by a finger.
Nadie viene.
Nobody comes.
{other} la cierra y escribe: «La nevera».
{other} shuts it and writes: “The fridge.”
{adult} dobla el papel <por la mitad/en cuatro>.
{adult} folds the paper in <half/four>.
-- intermediate
{other} escribió que {topic.the} {topic:oía|oían} la nevera desde <la calle/el último cuarto>.
{other} wrote that {topic.the} heard the fridge from <the street/the last room>.
Para estar seguros, {adult} la abrió apenas un dedo.
To make sure, {adult} opened it by just a finger.
Se sabía que no vendría nadie, y miraron la puerta igual.
Nobody would come, and they watched the door all the same.
<El papel entró doblado en cuatro./El papel entró el último de la tarde.>
<The paper went in folded in four./The paper went in last that afternoon.>
-- advanced
{other} puso por escrito que {topic.the} {topic:oía|oían} abrirse la nevera desde <el otro lado de la calle/dos cuartos más allá>.
{other} put it in writing that {topic.the} could hear the fridge open from <across the street/two rooms away>.
{adult} la abrió entonces apenas un dedo, solo por comprobarlo.
Then {adult} opened it by no more than a finger, just to check.
Nadie esperaba nada, y aun así se quedaron mirando la puerta <un rato/hasta que la nevera pitó>.
Nobody expected anything, and yet they stood watching the door <for a time/until the fridge beeped>.

== warm in things
-- beginner
En la casa hay un sitio caliente.
There is one warm place in the house.
{topic.the} siempre {topic:estaba|estaban} ahí primero.
{topic.the} always got there first.
<En invierno no dejaba sitio a nadie./La gente se quedaba de pie.>
<In winter there was no room for anybody./Other people had to stand.>
{kid} se sienta ahora en el sitio caliente.
Now {kid} sits down in the warm place.
Está caliente, y es muy grande.
It is warm, and it is very big.

—Eso va en un papel —dice {adult}.
“That goes on a paper,” says {adult}.
-- intermediate
Solo había un sitio bien caliente, junto a <la estufa/la ventana>.
There was only one really warm place, beside the <stove/window>.
{topic.the} {topic:llegaba|llegaban} siempre antes y no {topic:dejaba|dejaban} sitio a nadie.
{topic.the} always got there first and left no room for anybody.
{kid} se sentó ahí el jueves, y resultó ser enorme.
{kid} sat there on Thursday, and it turned out to be huge.

—Eso es verdad y tiene que entrar —dijo {adult}.
“That is true and has to go in,” said {adult}.
-- advanced
En toda la casa solo había un sitio verdaderamente caliente, <al lado de la estufa/debajo de la ventana>.
In the whole house there was only one truly warm place, <beside the stove/under the window>.
{topic.the} lo {topic:ocupaba|ocupaban} siempre antes que nadie, y con cara de no haberse enterado.
{topic.the} always had it before anyone else, and looked as if nothing had happened.
El jueves se sentó {kid}, y descubrió que era muchísimo más grande de lo que parecía.
On Thursday {kid} sat down in it, and it was far bigger than it had seemed.
+ {adult} lo apuntó con letra de imprenta.
+ {adult} wrote that down in capital letters.

== hidden in things
-- beginner
{adult} busca una escoba y encuentra otra cosa.
{adult} looks for a broom and finds something else.
Detrás del <sofá/armario> hay comida escondida.
There is hidden food behind the <sofa/cupboard>.
Es media galleta, y es muy vieja.
It is half a biscuit, and a very old one.
Todos saben quién la puso ahí.
Everybody knows who put it there.
Nadie la tira.
Nobody throws it away.
{other} escribe: «Escondía comida».
{other} writes: “Used to hide food.”
-- intermediate
{adult} barría detrás del <sofá/armario> y encontró media galleta muy vieja.
{adult} swept behind the <sofa/cupboard> and found half a very old biscuit.
En aquella casa solo {topic.the} {topic:escondía|escondían} comida.
In that house only {topic.the} used to hide food.
{other} lo escribió, y la escoba se quedó apoyada en la pared.
{other} wrote it down, and the broom was left against the wall.
+ La galleta no la tiró nadie.
+ Nobody threw the biscuit away.
-- advanced
Al barrer detrás del <sofá/armario>, {adult} sacó media galleta de una edad imposible.
Sweeping behind the <sofa/cupboard>, {adult} brought out half a biscuit of impossible age.
No hizo falta preguntar, porque solo {topic.the} {topic:guardaba|guardaban} comida para malos tiempos.
There was no need to ask, because only {topic.the} kept food for bad times.
+ {other} lo anotó con la fecha, como se hace con los hallazgos.
+ {other} noted it with the date, as one does with finds.
La galleta volvió a su sitio, y la escoba dio un rodeo.
The biscuit went back to its place, and the broom went round it.

== vacuum in things
-- beginner
{adult} enciende la aspiradora y la apaga.
{adult} turns on the vacuum cleaner, and off again.

—¿A quién no le gustaba este ruido? —pregunta {adult}.
“Who didn’t like this noise?” asks {adult}.

{kid} levanta el lápiz.
{kid} lifts the pencil.
{topic.the} se {topic:iba|iban} siempre al otro cuarto.
{topic.the} always went to the other room.
<Y volvía cuando todo estaba limpio./Y luego miraba mal a la máquina.>
<There was no coming back before it was clean./The machine got a bad look afterwards.>
El papel se llama «Aspiradora».
The paper is called “Vacuum cleaner”.
-- intermediate
{adult} encendió la aspiradora y la volvió a apagar enseguida.
{adult} turned on the vacuum cleaner and turned it off again at once.
Con ese ruido, {topic.the} siempre se {topic:marchaba|marchaban} del cuarto.
At that noise {topic.the} always left the room.
<No había vuelta hasta que todo quedaba limpio./Y después le guardaba rencor a la máquina dos días.>
<There was no coming back before all was clean./And the machine was not forgiven for two days.>
{kid} lo escribió en un papel con forma de enchufe.
{kid} wrote it on a paper cut like a plug.
-- advanced
{adult} encendió la aspiradora, miró alrededor y la apagó sin haber aspirado nada.
{adult} turned on the vacuum cleaner, looked round and turned it off without cleaning anything.
Aquel ruido bastaba para que {topic.the} se {topic:marchara|marcharan} del cuarto con dignidad.
That noise had been enough to make {topic.the} leave the room with dignity.
+ <Volver, lo que se dice volver, solo cuando ya olía a limpio./La máquina no quedaba perdonada hasta el jueves siguiente.>
+ <Coming back was only for when it smelled clean./The machine was not forgiven until the next Thursday.>
{kid} lo resumió en un papel: «Enemistad con un aparato».
{kid} put it in short on a paper: “At war with a machine.”

== early in things
-- beginner
A las seis y media la casa está en silencio.
At half past six the house is silent.
Antes, a esa hora, {topic.the} ya {topic:hacía|hacían} ruido.
Before, at that time, {topic.the} made a noise already.
<Despertaba a todo el mundo, hasta los domingos./Nadie podía dormir más.>
<The whole house woke up, even on Sundays./Nobody could sleep any longer.>
Hoy {kid} puede dormir más.
Today {kid} can sleep longer.
Hoy {kid} no duerme más.
Today {kid} does not sleep longer.
Toma el lápiz y escribe: «Las seis y media».
{kid} takes the pencil and writes: “Half past six.”
-- intermediate
A las seis y media, antes, la casa entera se despertaba por culpa de {topic.the}.
At half past six, before, the whole house used to wake up because of {topic.the}.
Daba igual que fuera <domingo/fiesta>.
It made no difference that it was <Sunday/a holiday>.
El viernes hubo silencio, y {kid} abrió los ojos igual.
On Friday there was silence, and {kid} woke up just the same.
El papel decía solo «las seis y media», y todos lo entendieron.
The paper said only “half past six”, and everyone understood.
-- advanced
Durante años no hizo falta despertador, porque a las seis y media {topic.the} ya {topic:hacía|hacían} ruido para todos.
For years no alarm clock was needed, because at half past six {topic.the} made noise enough for all.
Poco importaba que fuera <domingo o que hubiera nevado/fiesta nacional o día de nieve>.
It did not matter if it was <Sunday, or if it had snowed/a holiday, or if it had snowed>.
El viernes, a esa hora, el silencio fue tan completo que despertó a {kid}.
On Friday, at that time, the silence was so complete that it woke {kid}.

== strawberry in things
-- beginner
Un papel habla de una tarta de cumpleaños.
One paper is about a birthday cake.
En la tarta había una fresa muy grande.
There was a very big strawberry on the cake.
Después ya no había fresa.
Afterwards there was no strawberry.

—Yo dije que fue el gato del vecino —dice {kid}.
“I said that it was the cat from next door,” says {kid}.

—Yo también —dice {adult}.
“So did I,” says {adult}.

Pero fue {topic.the}.
But it was {topic.the}.
-- intermediate
En un cumpleaños desapareció la única fresa de la tarta.
At a birthday party the only strawberry disappeared from the cake.

—Yo <le eché la culpa al primo/dije que había sido el viento> —dijo {adult}.
“I <blamed a cousin/said that it was the wind>,” said {adult}.

Pero {kid} lo había visto todo desde debajo de la mesa, y fue {topic.the}.
But {kid} had seen it all from under the table, and it was {topic.the}.
Tres años guardó el secreto, hasta aquel papel.
It had been a secret for three years, until that paper.
-- advanced
En cierto cumpleaños desapareció la única fresa de la tarta.
At a certain birthday party the only strawberry vanished from the cake.
Hubo una investigación.
There was an inquiry.

—Yo acusé <a un primo/al viento> —reconoció {adult}—, y lo siento.
“I blamed <a cousin/the wind>,” {adult} admitted, “and I am sorry.”

{kid}, que lo había visto desde debajo de la mesa, llevaba tres años callando el nombre de {topic.the}.
{kid} had seen it from under the table, and for three years had not given {topic.the} away.

== photo in things
-- beginner
Buscan una foto para el domingo.
They look for a photo for Sunday.
En todas las fotos {topic.the} {topic:mira|miran} a otro lado.
In every photo {topic.the} {topic:looks|look} the other way.
Hay <veintiuna/diecinueve> fotos así.
There are <twenty-one/nineteen> photos like that.

—Algo había ahí —dice {other}.
“There was something over there,” says {other}.

{adult} mira la pared de la foto.
{adult} looks at the wall in the photo.
En la pared no hay nada.
There is nothing on that wall.
{other} escribe: «Miraba a otro lado».
{other} writes: “Looked the other way.”
-- intermediate
Buscaron una foto para el domingo y sacaron <veintiuna/diecinueve>.
They looked for a photo for Sunday and took out <twenty-one/nineteen>.
En todas, {topic.the} {topic:miraba|miraban} a otro lado, como si pasara algo mejor.
In all of them {topic.the} looked the other way, as if something better was going on.

—¿Qué habría ahí? —preguntó {other}.
“What could it have been?” asked {other}.

{adult} fue a mirar la pared, por si acaso.
{adult} went to look at the wall, just in case.
-- advanced
Al buscar una foto para el domingo aparecieron <veintiuna/diecinueve>, y ni una servía.
In search of a photo for Sunday they found <twenty-one/nineteen>, and not one would do.
En todas, {topic.the} {topic:miraba|miraban} fuera, hacia algo que la cámara se perdió.
In all of them {topic.the} looked out of the picture, at something that the camera had missed.
{adult} se acercó a la pared de verdad y la estudió <con la foto en la mano/desde tan cerca que la manchó>.
{adult} went up to the real wall and studied it <with the photo in one hand/from so near as to leave a mark>.
{other} lo resumió bien: «Siempre había algo más interesante».
{other} put it well: “There was always something more interesting.”

== steps in things
-- beginner
{kids} [sube|suben] la escalera hasta la puerta.
{kids} [goes|go] up the stairs to the door.
Antes, {topic.the} {topic:conocía|conocían} esos pasos.
Before, {topic.the} knew those steps.
<Los conocía desde el segundo piso./Los conocía entre muchos otros.>
<Knew them from two floors away./Knew them among many others.>
{kid} hace mucho ruido con los pies.
{kid} makes a lot of noise with both feet.
Luego abre con la llave.
Then the key opens the door.
El papel dice: «Conocía mis pasos».
The paper says: “Knew my steps.”
-- intermediate
{topic.the} {topic:conocía|conocían} los pasos de {kids} desde <el segundo piso/el portal>.
{topic.the} knew the steps of {kids} from <two floors away/the front door>.
Los demás solo oían a alguien en la escalera.
Other people only heard somebody on the stairs.
El jueves {kid} subió <haciendo mucho ruido/de puntillas>, y nadie notó la diferencia.
On Thursday {kid} came up <with a lot of noise/on tiptoe>, and nobody noticed the difference.
Fue el papel más corto: «Mis pasos».
It was the shortest of the papers: “My steps.”
-- advanced
{topic.the} {topic:distinguía|distinguían} los pasos de {kids} <en cuanto sonaba el portal/a dos pisos de distancia>.
{topic.the} could tell the steps of {kids} <as soon as the front door banged/from two floors away>.
Para los demás era solo gente en una escalera.
To everybody else it was just people on a staircase.
El jueves {kid} subió de tres maneras distintas.
On Thursday {kid} came up in three different ways.
Arriba nadie adivinó ninguna.
At the top nobody guessed any of them.

== wind in things
-- beginner
Hoy hace mucho viento.
Today there is a lot of wind.
Los días de viento, {topic.the} {topic:estaba|estaban} de mal humor.
On windy days {topic.the} {topic:was|were} in a bad mood.
<No se le podía decir nada./Lo mejor era no pasar cerca.>
<You could not say a word./It was best not to go near.>

—¿Escribo eso? —pregunta {other}.
“Do I write that?” asks {other}.

—Escribe que era solo con viento —dice {adult}.
“Write that it was only in the wind,” says {adult}.
-- intermediate
El viernes hizo mucho viento, y {other} se acordó de una cosa.
On Friday there was a lot of wind, and {other} remembered something.
Los días así, {topic.the} {topic:tenía|tenían} un humor terrible.
On such days {topic.the} {topic:was|were} in a terrible mood.
<Nadie podía pasar cerca sin pedir permiso./Hasta las visitas lo notaban.>
<Nobody could walk past without leave./Even visitors noticed.>

—Pon que era solo con viento —dijo {adult}—, para ser justos.
“Put that it was only in the wind,” said {adult}, “to be fair.”
-- advanced
El viernes sopló viento, y {other} escribió una cosa que había que decir.
On Friday the wind blew, and {other} wrote a thing that had to be said.
Con viento, {topic.the} se {topic:ponía|ponían} de un humor <imposible/que se oía desde el rellano>.
In a wind {topic.the} got into a mood that <was impossible/could be heard from the landing>.

—Añade que era solo con viento —dijo {adult}—, porque hay que ser justos.
“Add that it was only in a wind,” said {adult}, “because one has to be fair.”

== caller in far
-- beginner
Llaman a la puerta.
There is a knock at the door.
Es {caller}, con un papel en la mano.
It is {caller}, with a paper in one hand.

—Me han contado lo de los papeles —dice {caller}.
“I have heard about the papers,” says {caller}.

—Solo entran cosas verdaderas —dice {kid}.
“It is for true things,” says {kid}.

—La mía es verdadera —dice {caller}—.
“Mine is true,” says {caller}.
No nos gustábamos mucho.
“We didn’t like each other very much.
Pero nos saludábamos todos los días.
But we said hello every day.
Ahora paso por aquí y no saludo a nadie.
Now I walk past, and I say hello to nobody.”

Nadie dice nada.
Nobody says a thing.
<{kid} piensa en esa acera./{other} mira la calle.>
<{kid} thinks of that pavement./{other} looks at the street.>
{adult} abre más la puerta.
{adult} opens the door wider.
{caller} dobla el papel y lo mete dentro.
{caller} folds the paper and puts it in.
Luego se queda a tomar café.
Then there is coffee for {caller}.
-- intermediate
El viernes llamó a la puerta {caller}, con un papel doblado.
On Friday {caller} knocked at the door, with a folded paper.

—Me han dicho que aquí se recogen cosas —dijo.
“I hear that things are collected here,” said {caller}.

—Solo las verdaderas —avisó {kid}.
“Only true ones,” {kid} warned.

—Pues la mía no es bonita, porque no nos gustábamos nada —dijo {caller}—.
“Well, mine isn’t pretty, because we didn’t like each other at all,” said {caller}.
Pero nos saludábamos todos los días, y ahora paso por la acera y no sé adónde mirar.
“But we said hello every day, and now I walk past and don’t know where to look.”

<Nadie supo qué contestar./En la cocina se oyó el grifo.>
<Nobody knew what to answer./In the kitchen they heard the tap.>
{adult} abrió la puerta del todo, y {caller} metió el papel con dos dedos.
{adult} opened the door wide, and {caller} put the paper in with two fingers.
+ Se quedó a tomar café y habló de un tornillo perdido.
+ There was coffee for {caller}, and talk of a lost screw.
-- advanced
El viernes se presentó {caller}, con un papel doblado.
On Friday {caller} appeared, with a folded paper.

—Dicen que aquí se recogen cosas verdaderas —dijo—, y la mía no es amable.
“I am told that you collect true things here,” said {caller}, “and mine is not kind.”

—No hace falta que lo sea —contestó {kid}.
“It doesn’t have to be,” answered {kid}.

—No nos teníamos simpatía, pero nos saludamos todos los días durante años —dijo {caller}—.
“We did not like each other, but we said hello every day for years,” said {caller}.
Ahora, al pasar por ahí, no sé qué hacer con la cabeza.
“Now when I walk past I don’t know what to do with my head.”

<Fue {other} quien acercó {tin}./En la cocina se oyó gotear el grifo.>
<It was {other} who held out {tin}./In the kitchen they could hear the tap drip.>
{adult} abrió la puerta de par en par y puso otra taza.
{adult} opened the door wide and set out another cup.
+ Se habló luego de un tornillo perdido, y aquello también sirvió.
+ The talk then was of a lost screw, and that helped too.

== night in far
-- beginner
Es de noche, y {kid} no duerme.
It is night, and {kid} is awake.
Falta una cosa dentro de {tin}.
One thing is missing in {tin}.
{kid} va a la cocina sin encender la luz.
{kid} goes to the kitchen without a light.
En la cocina ya hay luz.
There is a light in the kitchen already.
{adult} está en la mesa, con el lápiz.
{adult} is at the table, with the pencil.

—Me acuerdo de su ruido en el pasillo —dice {adult}.
“I remember that sound in the hall,” says {adult}.

—Y yo, de cómo dormía —dice {kid}.
“I remember the sleeping,” says {kid}.

@adult —¿De lado?
“On one side?”

@kid —De lado, con un ojo un poco abierto.
“On one side, with one eye a little open.”

<Hay un solo lápiz, y lo usan por turnos./El lápiz es muy corto, y escriben por turnos.>
<There is only one pencil, so they take turns./The pencil is very short, and they take turns.>
Fuera empieza a ser de día.
Outside it begins to be day.
-- intermediate
A las tres de la mañana, {kid} se acordó de una cosa que nadie había escrito.
At three in the morning {kid} remembered a thing that nobody had written.
Fue a la cocina, y allí ya había luz.
In the kitchen there was a light already.
{adult} estaba en la mesa, con el lápiz en la mano.
{adult} was at the table, pencil in hand.

—Me he acordado de cómo sonaba por el pasillo —dijo {adult}.
“I remembered what the hall sounded like,” said {adult}.

—Y yo, de cómo dormía, con un ojo un poco abierto —dijo {kid}.
“And I remembered the sleeping, with one eye a little open,” said {kid}.

<Como solo había un lápiz, escribieron por turnos./El lápiz ya era muy corto, y se lo fueron pasando.>
<As there was only one pencil, they took turns./The pencil was very short by then, and they passed it to and fro.>
Cuando {tin} ya tenía <cuatro/cinco> papeles más, empezaba a ser de día.
When {tin} held <four/five> papers more, it was getting light.
-- advanced
A las tres de la madrugada, {kid} se despertó con una cosa que nadie había escrito todavía.
At three in the morning {kid} woke up with a thing that nobody had written yet.
Cruzó el pasillo a oscuras.
The hall was dark.
En la cocina encontró la luz encendida y a {adult} con el lápiz.
In the kitchen the light was on, and there was {adult} with the pencil.

—Se me estaba olvidando cómo sonaba el pasillo —dijo {adult}, sin más explicaciones.
“I was starting to forget what the hall sounded like,” said {adult}, and explained no further.

—Y a mí, aquel ojo que no cerraba del todo al dormir —dijo {kid}.
“And I was forgetting the eye that never quite closed in sleep,” said {kid}.

<Con un lápiz para dos manos, hubo que escribir por turnos./El lápiz ya no medía más que un dedo, y fue pasando de mano en mano.>
<With one pencil for two hands, they had to write by turns./The pencil was no longer than a finger, and it went from hand to hand.>
Cuando amaneció, {tin} pesaba algo más, aunque los papeles no pesan.
By dawn {tin} weighed rather more, although papers weigh nothing.

== argue in far
-- beginner
Hay un problema con una mancha.
There is a problem with a stain.
Está en la alfombra, y es <roja/negra>.
It is on the carpet, and it is <red/black>.

—La hizo {topic.the} —dice {kid}.
“We all know who that was,” says {kid}.

—La hice yo, con el café —dice {adult}.
“It was me, with my coffee,” says {adult}.

@kid —Pero tú dijiste otra cosa.
“But you said something else.”

—Sí —dice {adult}—.
“Yes,” says {adult}.
Y nadie protestó.
“And nobody complained.”

{kid} pone las manos en la mancha.
{kid} puts both hands on the stain.
Una cosa es verdad, y la otra no.
One thing is true, and the other is not.
Escriben un papel más largo: «Cargaba con manchas de otra gente».
They write a longer paper: “Took the blame for other people’s stains.”
<{adult} firma debajo./{adult} se pone un poco {adult:rojo|roja}.>
<{adult} signs it./{adult} goes a little red.>
Es el primer papel con firma.
It is the only paper with a name on it.
-- intermediate
Hubo una discusión por la mancha <roja/negra> de la alfombra.
There was an argument about the <red/black> stain on the carpet.

—Esa la hizo {topic.the}, y tiene que entrar —dijo {kid}.
“We know who that was, and it has to go in,” said {kid}.

{adult} se rascó una oreja.
{adult} scratched one ear.

—Esa la hice yo, con un café, y luego dije otra cosa —confesó {adult}—.
“That was me, with a coffee, and then I said something else,” {adult} confessed.
Nadie protestó, así que así se quedó.
“Nobody complained, so it stayed that way.”

{kid} miró la mancha de otra manera.
{kid} saw the stain in another light.
El papel quedó largo: «Cargaba con las manchas de los demás».
The paper came out long: “Took the blame for the stains of others.”
<{adult} lo firmó, para que constara./Fue el único papel que llevaba firma.>
<{adult} signed it, to be quite clear./It was the only paper with a signature.>
-- advanced
Hubo que discutir la mancha <roja/negra>, aunque para {kid} no había duda.
There had to be a debate about the <red/black> stain, although {kid} had no doubt at all.

—Fue {topic.the}, y lo sabe todo el mundo —dijo {kid}.
“Everyone knows who that was,” said {kid}.

—Lo sabe todo el mundo porque lo dije yo —confesó {adult}, mirando la alfombra—, y fue mi café.
“They know it because I said so,” {adult} confessed to the carpet, “and it was my coffee.”

Resultó que, en tantos años, nunca había protestado nadie.
It turned out that in all those years nobody had ever complained.
El papel dijo, pues: «Cargaba con las manchas de los demás».
So the paper said: “Took the blame for the stains of others.”
<{adult} puso debajo su firma completa./Fue el único de todos que llevó firma.>
<{adult} signed it with a full name./It was the only one of them all that was signed.>

== empty in far
-- beginner
El sábado no sale ningún papel.
On Saturday no paper comes.
{kid} se sienta con el lápiz y no escribe.
{kid} sits with the pencil and does not write.
{adult} se sienta enfrente y tampoco escribe.
{adult} sits across the table and does not write either.
En la cabeza hay mucho ruido, y en el papel nada.
There is a lot of noise in the head, and nothing on the paper.

—Hoy no me acuerdo de nada —dice {kid}—.
“Today I can’t remember anything,” says {kid}.
Solo estoy triste.
“I am only sad.”

—¿Eso es verdad? —pregunta {adult}.
“Is that true?” asks {adult}.

@kid —Sí.
“Yes.”

—Pues ya sabes —dice {adult}.
“Well, then,” says {adult}.

{kid} mete en {tin} un papel blanco.
{kid} puts a white paper in {tin}.
<No lleva letras, pero pesa./Es de los que más ocupan.>
<There are no letters on it, but it counts./It takes up a lot of room.>
-- intermediate
El sábado no salió ni un solo papel.
On Saturday not a single paper came.
{kid} y {adult} se sentaron a la mesa, con el lápiz en medio.
{kid} and {adult} sat at the table, with the pencil between them.

—Hoy no me acuerdo de nada —dijo {kid}—, solo estoy triste.
“Today I remember nothing,” said {kid}, “I am only sad.”

—¿Y es verdad? —preguntó {adult}.
“And is that true?” asked {adult}.

—Muy verdad —dijo {kid}.
“Very true,” said {kid}.

Entonces {adult} acercó {tin}, y entró un papel en blanco.
Then {adult} brought {tin} closer, and in went an empty paper.
<Era de los que más sitio ocupaban./No llevaba ni una letra, y nadie lo habría confundido con otro.>
<It was one of those that took up the most room./It had not one letter on it, and nobody would have taken it for another.>
-- advanced
El sábado, por más que se afiló el lápiz, no salió ningún papel.
On Saturday, however sharp the pencil, no paper came.
{kid} y {adult} pasaron la mañana en dos lados de la mesa, como quien espera un tren.
{kid} and {adult} spent the morning on two sides of the table, like people waiting for a train.

—Hoy no me acuerdo de nada, solo estoy triste —dijo {kid} por fin, y no era una disculpa.
“Today I can’t remember anything, I am only sad,” said {kid} at last, and it was no excuse.

—¿Y es verdad? —preguntó {adult}, y acercó {tin} con un dedo.
“And is that true?” asked {adult}, and moved {tin} closer with one finger.

{kid} dobló un papel en blanco con el mismo cuidado que los otros.
{kid} folded an empty paper with the same care as the rest.
<Cayó sin ruido, y se oyó./Fue el que más sitio ocupó.>
<It fell without a noise, and was heard./It took up the most room of all.>

== shop in far
-- beginner
{kid} va con {adult} a comprar pan.
{kid} goes with {adult} to buy bread.
En la tienda, la mano de {kid} toma dos cosas.
In the shop {kid} picks up two things.
Una es pan.
One is bread.
La otra es <el queso blando/la manzana pequeña>.
The other is <soft cheese/a small apple>.
Nadie en casa come eso.
Nobody at home eats that.
Solo {topic.the} lo {topic:comía|comían}, los sábados.
Only {topic.the} ate it, on Saturdays.
{kid} se queda de pie en la tienda.
{kid} stands still in the shop.
Detrás espera la gente.
Behind them people wait.

—Lo llevamos —dice {adult}.
“We’ll take it,” says {adult}.

En la calle lo comen a medias.
In the street they eat it, half and half.
No está muy rico.
It is not very good.
Va un papel: «Le gustaba una cosa que no está muy rica».
A paper goes in: “Liked a thing that is not very good.”
-- intermediate
{kid} fue con {adult} a comprar pan, y la mano agarró otra cosa.
{kid} went with {adult} to buy bread, and one hand picked up another thing.
Era <el queso blando/la manzana pequeña> de los sábados, que en casa no comía nadie.
It was the Saturday <cheese/apple>, which nobody at home would eat.
Eso lo {topic:comía|comían} solamente {topic.the}.
Only {topic.the} ever ate it.
{kid} se quedó en medio de la tienda.
{kid} stood in the middle of the shop.
Detrás creció la cola.
The queue grew.

—Nos lo llevamos —dijo {adult} en voz alta.
“We are taking it,” said {adult} aloud.

En la calle probaron aquello a medias.
In the street they tried half each.
No estaba nada rico.
It was not good at all.
También eso fue a parar a un papel.
That went on a paper too.
-- advanced
{kid} acompañó a {adult} a comprar pan.
{kid} went with {adult} to buy bread.
Por costumbre, la mano tomó algo más del estante.
Out of habit, one hand took something else from the shelf as well.
Era <el queso blando/la manzana pequeña> de los sábados, que en aquella casa solo {topic:quería|querían} {topic.the}.
It was the Saturday <cheese/apple>, which in that house only {topic.the} had ever wanted.
Dejarlo era difícil, y llevárselo también.
To put it back was hard, and so was taking it.
{kid} se quedó allí mientras crecía la cola.
{kid} stood there while the queue grew.

—Nos lo llevamos, claro —dijo {adult} a toda la tienda.
“We are taking it, of course,” said {adult} to the whole shop.

Probaron aquello a medias en la calle, y resultó bastante malo.
They tried it in the street, half each, and it was rather bad.
Se escribió también: «Gustos propios».
That was written down too: “Had tastes.”

== sound in far
-- beginner
{other} encuentra un vídeo en el teléfono.
{other} finds a video on the phone.
Dura <nueve/once> segundos.
It lasts <nine/eleven> seconds.
Se ve el suelo y un pie.
You can see the floor and a foot.
{topic.the} no {topic:sale|salen}.
{topic.the} {topic:is|are} not in it.
Pero se {topic:oye|oyen} detrás, muy cerca.
But you can hear {topic.them} behind, very near.
Ponen el vídeo una vez.
They play it once.
Luego lo ponen otra vez.
Then they play it again.
{adult} se va a la ventana.
{adult} goes to the window.

—¿Lo quito? —pregunta {other}.
“Do I turn it off?” asks {other}.

—Déjalo —dice {adult}—.
“Leave it on,” says {adult}.
Es que oigo mejor desde aquí.
“I just hear better from here.”

En el papel ponen: «Unos segundos».
On the paper they put: “Some seconds.”
-- intermediate
{other} encontró en el teléfono un vídeo de <nueve/once> segundos.
On the phone {other} found a video of <nine/eleven> seconds.
Alguien lo había grabado sin querer, y se veían el suelo y medio zapato.
Somebody had made it by mistake, and it showed the floor and half a shoe.
{topic.the} no {topic:salía|salían}, pero se {topic:oía|oían} muy cerca.
{topic.the} {topic:was|were} not in it, but could be heard very near.
Lo pusieron dos veces, y a la segunda {adult} se fue a la ventana.
They played it twice, and the second time {adult} went to the window.

—¿Lo quito? —preguntó {other}.
“Do I turn it off?” asked {other}.

—No lo quites, que desde aquí se oye mejor —dijo {adult}, sin volverse.
“Don’t, one hears it better from here,” said {adult}, with no face to be seen.

En el papel pusieron solo los segundos.
On the paper they put only the seconds.
-- advanced
En el teléfono apareció un vídeo de <nueve/once> segundos, grabado sin querer.
On the phone there was a video of <nine/eleven> seconds, made by mistake.
No enseñaba más que el suelo y medio zapato, pero detrás, muy cerca, se {topic:oía|oían} a {topic.the}.
It showed only the floor and half a shoe, but behind, very near, you could hear {topic.the}.
{other} lo puso dos veces.
{other} played it twice.
A la segunda, {adult} se fue a mirar por la ventana.
The second time {adult} went to look out of the window.

—¿Lo quito? —preguntó {other}.
“Shall I turn it off?” asked {other}.

—Déjalo —dijo {adult} al cristal—, que desde aquí se oye mejor.
“Leave it,” said {adult} to the glass, “one hears it better from here.”

Al papel no fueron más que los segundos, porque lo demás no se podía escribir.
Only the seconds went on the paper, because the rest could not be written.

== goodbye
-- beginner
Llega el domingo.
Sunday comes.
Debajo de {tree} hay mucha gente.
A lot of friends stand under {tree}.
{kid} abre {tin} y lee un papel.
{kid} opens {tin} and reads a paper.
Lee otro.
Then another.
+ <Una voz se ríe un poco, y no pasa nada./Una voz dice: «Es verdad».>
+ <One voice laughs a bit, and that is all right./One voice says: “That is true.”>
En el tercero, la voz se para por la mitad.
At the third, the voice stops half-way.
No sale más.
No more comes.
{adult} da un paso y lee la otra mitad.
{adult} takes a step and reads the other half.
-- intermediate
El domingo se juntaron debajo de {tree}, con los zapatos en la hierba mojada.
On Sunday they met under {tree}, with their shoes in the wet grass.
{kid} abrió {tin} y leyó un papel, y después otro.
{kid} opened {tin} and read one paper, and then another.
+ <Alguien se rio un poco, y estaba permitido./Alguien dijo por lo bajo que era verdad.>
+ <Somebody laughed a little, and it was allowed./Somebody said quietly that it was true.>
En el tercero, la voz se paró a la mitad y no quiso seguir.
At the third the voice stopped half-way and would not go on.
{adult} se acercó y leyó la otra mitad.
{adult} came closer and read the other half.
-- advanced
El domingo se reunieron debajo de {tree}, <con los zapatos buenos en la hierba mojada/con un viento que movía los abrigos>.
On Sunday they met under {tree}, <with their good shoes in the wet grass/in a wind that moved their coats>.
{kid} abrió {tin} y leyó un papel, y luego otro, y <alguien se rio sin querer/a alguien se le escapó un «es verdad»>.
{kid} opened {tin} and read one paper, then another, and <somebody laughed without meaning to/somebody let out a “that’s true”>.
En mitad del tercero, la voz se paró y no quiso seguir.
In the middle of the third the voice stopped and would not go on.
Entonces {adult} miró el papel por encima de aquel hombro y leyó la otra mitad.
Then {adult} looked at the paper from behind and read the other half.

== end
-- beginner
Así leen todos: media frase una voz, media frase otra.
So they all read: half a sentence one voice, half another.
+ <Los papeles son muchos./Cae una hoja, y nadie la quita.>
+ <There are a lot of them./A leaf falls, and no one brushes it off.>
Después hay que guardar los papeles.
Afterwards the papers must go back.
Pero los ha abierto mucha gente y ahora ocupan más.
But so many hands have opened them that they need more room.
La tapa no cierra, y nadie la aprieta.
The lid does not shut, and no one presses it.
-- intermediate
Así se leyeron todos, <media frase una voz y media otra/cada frase entre dos voces>.
They were all read like that, <half by one voice and half by another/each sentence by two voices>.
+ <Cayó una hoja sobre una cabeza, y nadie la quitó./Al último papel le dio tiempo a mojarse.>
+ <A leaf fell on somebody’s head, and nobody took it off./The last paper had time to get wet.>
Luego hubo que guardarlos, pero los papeles abiertos ocupan más.
Then they had to be put away, but open papers need more room.
La tapa no cerraba, y nadie la apretó.
The lid did not shut, and nobody pressed it.
-- advanced
Así se leyeron todos, <media frase en una voz y media en otra/con dos voces para cada frase>.
That was how they were all read, <half in one voice and half in another/with two voices to each sentence>.
Luego hubo que guardarlos, pero un papel leído ocupa más que un papel doblado.
Then they had to be put away, but a paper that has been read needs more room.
La tapa ya no cerraba, y nadie la apretó.
The lid no longer shut, and nobody pressed it.
