plot: Two quarrel over which of them goes in front while they carry something much too long through a village; whatever one decides at the front the other meets at the back, they get stuck across a street, and come out only by going backwards, so that the last is first; and where it had to go, it is needed to sit on, at both ends.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: duo:deed, duo:plain
picture: village, topic day, curious, hero, kid walks, other, thing topic
middle: same, same, curious, hero, kid points, other, thing topic
end: same, same, calm, hero sits, kid sits, other, thing topic
take corners: 1 3 7

title: Delante y detrás = In Front and Behind
title: La tabla larga = The Long Plank
title: Quién va primero = Who Goes First

cast load: una tabla = a plank
  the: la tabla = the plank
cast load: una viga = a beam
  the: la viga = the beam
cast load: una rama = a branch
  the: la rama = the branch
cast load: una puerta = a door
  the: la puerta = the door

cast goal: la casa de la colina = the house on the hill
cast goal: el embarcadero = the landing stage
cast goal: el circo = the circus
cast goal: la escuela = the school

speaks baker m: el panadero = the baker
speaks lady f: la señora del balcón = the lady on the balcony
speaks guard f: la guardia = the guard

word: delante = in front: in front, front
word: detrás = behind: behind, back
word: la esquina: esquina, esquinas = the corner: corner, corners
word: la calle: calle, calles = the street: street, streets
word: largo: largo, larga = long
word: llevar: llevar, llevan, llevaban, lleva = to carry: carry, carried
word: primero = first
word: último: último, última = last
word: girar: gira, giró, girar, giraban, giran = to turn: turns, turned, turn
word: la punta: punta, puntas = the end: end, ends
word: pasar: pasa, pasar, pasaba, pasó = to pass: pass, get past, past, passed
word: el medio: medio = the middle: middle
word: parar: para, paran, pararon, paró, parar = to stop: stop, stops, stopped
word: sentarse: sienta, sientan, sentaron = to sit: sit, sat

question: ¿Qué es mejor, ir delante o ir detrás? = Which is better, to go in front or behind?
question: ¿Qué no puedes llevar tú a solas? = What can you not carry alone?
question: ¿Cómo se ponen de acuerdo dos en tu casa? = How do two people in your home agree?

== load
-- beginner
{topic.the} tienen un plan para luego.
{topic.the} have a plan for later.
Antes llevan {load} muy larga a {goal}.
First they carry {load} to {goal}.
Mide más que un autobús.
It is longer than a bus.
{topic.one} va delante.
{topic.one} goes in front.
{topic.other} va detrás.
{topic.other} goes behind.

@- —¿Por qué no voy delante? —pregunta {topic.other}.
“Why am I not in front?” asks {topic.other}.

@- —Porque sé el camino —dice {topic.one}.
“I know the way,” says {topic.one}.

{kids} [anda|andan] al lado y [avisa|avisan] en las esquinas.
{kids} [walks|walk] beside them and [calls|call] out at each corner.
-- intermediate
{topic.the} tenían un plan para la tarde.
{topic.the} had a plan for the afternoon.
Pero antes había que llevar a {goal} {load} muy larga.
But first they had to carry {load} to {goal}.
Medía más que un autobús.
It was longer than a bus.
{topic.one} iba delante, y {topic.other} iba detrás.
{topic.one} went in front, and {topic.other} went behind.

@- —¿Y por qué no voy delante? —preguntó {topic.other}.
“And why am I not in front?” asked {topic.other}.

@- —Porque sé el camino —dijo {topic.one}.
“Because I know the way,” said {topic.one}.

{kids} [andaba|andaban] al lado y [avisaba|avisaban] en las esquinas.
{kids} walked beside them and called out at each corner.
-- advanced
{topic.the} tenían un plan para la tarde, y antes, un encargo.
{topic.the} had a plan for the afternoon, and before it a job to do.
Había que llevar a {goal} {load} que empezaba en una calle y acababa en otra.
They had to carry {load} to {goal}, and it was longer than the street.
{topic.one} iba delante, y {topic.other}, detrás.
{topic.one} went in front, and {topic.other} went behind.

@- —¿Y por qué no voy delante? —preguntó {topic.other}.
“And why am I not in front?” asked {topic.other}.

@- —Porque sé el camino —dijo {topic.one}.
“Because I know the way,” said {topic.one}.

{kids} [andaba|andaban] al lado y [avisaba|avisaban] en las esquinas.
{kids} walked beside them and called out at each corner.

== bread in corners
-- beginner
{topic.one} gira a la derecha.
{topic.one} turns right.
Detrás, la punta entra en la panadería.
Behind, the end goes into the baker’s.
Sale con tres roscas colgadas.
It comes out with three rings of bread on it.

—Son dos monedas —dice el panadero.
“That is two coins,” says the baker.

@- —¿Qué dice? —pregunta {topic.one}.
“What does he say?” asks {topic.one}.

@- —Que adelante —dice {topic.other}, con la boca llena.
“He says go on,” says {topic.other}, eating.
-- intermediate
{topic.one} giró a la derecha sin avisar.
{topic.one} turned right without a word.
Detrás, la punta entró en la panadería y salió con tres roscas colgadas.
Behind, the end went into the baker’s and came out with three rings of bread.

—Son dos monedas —gritó el panadero.
“That is two coins,” shouted the baker.

@- —¿Qué ha dicho? —preguntó {topic.one} desde delante.
“What did he say?” asked {topic.one} in front.

@- —Que sigamos —dijo {topic.other} con la boca llena.
“To go on,” said {topic.other}, eating.
-- advanced
{topic.one} giró a la derecha sin avisar, porque delante no hacía falta.
{topic.one} turned right without a word, since in front there was no need for one.
Detrás, la punta entró en la panadería y salió con tres roscas colgadas.
Behind, the end went into the baker’s and came out with three rings of bread.

@- —¿Qué gritan? —preguntó {topic.one} desde la otra calle.
“What are they shouting?” asked {topic.one} from the next street.

@- —Que sigamos —dijo {topic.other} con la boca llena.
“To go on,” said {topic.other}, eating.

== balcony in corners
-- beginner
En la calle estrecha hay un balcón.
In the narrow street there is a balcony.
{topic.one} levanta la punta de delante.
{topic.one} lifts the front end.
La punta se lleva una maceta.
The end takes a flower pot along.

—Mi geranio —dice la señora del balcón.
“My geranium,” says the lady on the balcony.

@- —Baja la punta —dice {topic.other}.
“Put your end down,” says {topic.other}.

@- —Sube la tuya —dice {topic.one}.
“Put yours up,” says {topic.one}.

El geranio va y viene por el aire, y echa una flor.
The geranium goes to and fro in the air, and opens a flower.
-- intermediate
En la calle estrecha, {topic.one} levantó la punta para pasar por debajo de un balcón.
In the narrow street {topic.one} lifted the front end to get past a balcony.
Se llevó una maceta con un geranio dentro.
It took along a flower pot, with a geranium in it.

—Mi geranio —dijo la señora del balcón.
“My geranium,” said the lady on the balcony.

@- —Baja la punta —dijo {topic.other}.
“Put your end down,” said {topic.other}.

@- —Sube la tuya —dijo {topic.one}.
“Put yours up,” said {topic.one}.

El geranio fue y vino por el aire, y echó una flor.
The geranium went to and fro in the air, and opened a flower.
-- advanced
En la calle estrecha, {topic.one} levantó la punta y se llevó de un balcón una maceta con su geranio.
In the narrow street {topic.one} lifted the front end and took a pot with a geranium off a balcony.

@- —Baja la punta —dijo {topic.other}.
“Put your end down,” said {topic.other}.

@- —Sube la tuya —dijo {topic.one}, y el geranio fue y vino por el aire.
“Put yours up,” said {topic.one}, and the geranium went to and fro in the air.

Cuando volvió al balcón, había echado una flor del susto.
When it got back to the balcony, it had opened a flower with fright.

== guard in corners
-- beginner
La guardia levanta la mano.
The guard lifts her hand.

—¿Esto es uno o son dos? —pregunta la guardia.
“Is this one or two?” asks the guard.

@- —Uno —dice {topic.one}.
“One,” says {topic.one}.

@- —Dos —dice {topic.other}.
“Two,” says {topic.other}.

La guardia mira de una punta a la otra.
The guard looks from one end to the other.
Por el medio pasa un autobús muy bajo.
A very low bus goes by in the middle.

—Entonces pasen dos veces —dice la guardia.
“Then you must pass two times,” says the guard.
-- intermediate
En el cruce, la guardia levantó la mano.
At the crossing the guard lifted her hand.

—¿Esto es uno o son dos? —preguntó la guardia.
“Is this one or two?” asked the guard.

@- —Uno —dijo {topic.one} delante.
“One,” said {topic.one} in front.

@- —Dos —dijo {topic.other} detrás.
“Two,” said {topic.other} behind.

La guardia miró de una punta a la otra y mandó que pasaran dos veces.
The guard looked from one end to the other, and made them pass two times.
-- advanced
En el cruce, la guardia quiso saber si aquello era uno o eran dos.
At the crossing the guard wanted to know if this was one or two.

@- —Uno —dijo {topic.one} delante.
“One,” said {topic.one} in front.

@- —Dos —dijo {topic.other} detrás, y se tardó en oírlo.
“Two,” said {topic.other} behind, and it took a while to be heard.

La guardia miró de una punta a la otra y, para no equivocarse, mandó que pasaran dos veces.
The guard looked from one end to the other and, to be sure, made them pass two times.

== geese in corners
-- beginner
Delante cruzan las ocas.
In front the geese go across.
{topic.one} para de golpe.
{topic.one} stops all at once.
{topic.other} no para a tiempo.
{topic.other} does not stop in time.
Las ocas cuentan hasta veinte y no se apartan.
The geese take their time and stay there.

@- —¿Por qué paramos? —pregunta {topic.other}.
“Why do we stop?” asks {topic.other}.

@- —Desde aquí se ve —dice {topic.one}.
“You can see it from here,” says {topic.one}.

Desde detrás solo se ve la nuca de {topic.one}.
Behind, one can only see the back of {topic.one}.
-- intermediate
Delante cruzaban las ocas, y {topic.one} paró de golpe.
In front the geese went across, and {topic.one} stopped all at once.
{topic.other} paró un poco después, con la nariz.
{topic.other} stopped a little later, with a bump.

@- —¿Por qué paramos? —preguntó {topic.other}.
“Why do we stop?” asked {topic.other}.

@- —Desde aquí se ve —dijo {topic.one}.
“You can see it from here,” said {topic.one}.

Desde detrás solo se veía la nuca de {topic.one}, que no explicaba nada.
Behind, one could only see the back of {topic.one}, which explained nothing.
-- advanced
Delante cruzaban las ocas, y {topic.one} paró de golpe, sin decir palabra.
In front the geese went across, and {topic.one} stopped all at once, without a word.
{topic.other} paró un poco más tarde y un poco más fuerte.
{topic.other} stopped a little later and a little harder.

@- —¿Por qué paramos? —preguntó {topic.other}.
“Why do we stop?” asked {topic.other}.

@- —Desde aquí se ve —dijo {topic.one}, pero desde detrás solo se le veía la nuca.
“You can see it from here,” said {topic.one}, but from behind one could only see a back.

== washing in corners
-- beginner
En un patio hay ropa tendida.
In a yard the washing hangs out to dry.
{topic.one} pasa por debajo.
{topic.one} goes under it.
La punta de detrás no pasa por debajo.
The back end does not.
{topic.other} sale con una sábana, un calcetín y un camisón.
{topic.other} comes out with a sheet, a sock and a nightdress.

@- —¿Falta mucho? —pregunta {topic.other} desde dentro.
“Is it far?” asks {topic.other} from inside.

@- —¿Quién habla? —dice {topic.one}.
“Who is that?” says {topic.one}.

{kid} le pone pinzas a la sábana, para el viento.
{kid} puts pegs on the sheet, for the wind.
-- intermediate
Atravesaron un patio lleno de ropa tendida.
They went through a yard full of washing.
{topic.one} pasó por debajo, y {topic.other}, por dentro.
{topic.one} went under it, and {topic.other} went through.
Salió con una sábana, un calcetín y un camisón.
Out came a sheet, a sock and a nightdress.

@- —¿Falta mucho? —preguntó {topic.other} desde dentro.
“Is it far?” asked {topic.other} from inside.

@- —¿Quién habla? —dijo {topic.one}.
“Who is that?” said {topic.one}.
-- advanced
Atravesaron un patio lleno de ropa tendida, {topic.one} por debajo y {topic.other} por dentro.
They went through a yard full of washing, {topic.one} under it and {topic.other} through it.
De allí salió una sábana con un calcetín en una punta y un camisón en la otra.
Out came a sheet, with a sock at one end and a nightdress at the other.

@- —¿Falta mucho? —preguntó {topic.other} desde dentro.
“Is it far?” asked {topic.other} from inside.

@- —¿Quién habla? —dijo {topic.one}, que no reconocía la voz con tanto algodón.
“Who is that?” said {topic.one}, who did not know the voice through so much cotton.

== fountain in corners
-- beginner
Delante, el camino va por la izquierda de la fuente.
In front, the way goes left round the fountain.
Detrás parece mejor la derecha.
Behind, the right looks better.
La fuente se queda en medio.
The fountain is in the middle.

@- —Tira —dice {topic.one}.
“Pull,” says {topic.one}.

@- —Tira tú —dice {topic.other}.
“You pull,” says {topic.other}.

Dan la vuelta a la fuente tres veces.
They go round the fountain three times.
El agua los mira pasar.
The water sees them go by.
-- intermediate
Delante iban por la izquierda de la fuente, y detrás, por la derecha.
In front they went left round the fountain, and behind, right.

@- —Tira —dijo {topic.one}.
“Pull,” said {topic.one}.

@- —Ya tiro, pero hacia el otro lado —dijo {topic.other}.
“I am pulling, but the other way,” said {topic.other}.

Dieron la vuelta a la fuente tres veces seguidas.
They went round the fountain three times.
Al final estaban en el mismo sitio, y con la misma opinión.
In the end they were in the same place, with the same opinion.
-- advanced
Delante eligieron la izquierda de la fuente, y detrás, con buenas razones, la derecha.
In front they chose the left of the fountain and behind, with good reason, the right.

@- —Tira —dijo {topic.one}.
“Pull,” said {topic.one}.

@- —Ya tiro, pero hacia mi lado —dijo {topic.other}.
“I am pulling, but my way,” said {topic.other}.

Dieron tres vueltas a la fuente y acabaron en el mismo sitio, con la misma opinión y los pies mojados.
They went round the fountain three times and ended in the same place, with the same opinion and wet feet.

== hill in corners
-- beginner
La cuesta sube mucho.
The street goes up and up.
Detrás pesa todo.
Behind, it is all heavy.
Delante no pesa nada.
In front, it is not heavy at all.

@- —Qué fácil es esto —dice {topic.one}.
“How easy this is,” says {topic.one}.

{topic.other} no dice nada, porque no puede.
{topic.other} says nothing, since there is no breath for it.
Después la cuesta baja.
Then the street goes down.
Ahora pesa delante.
Now it is heavy in front.

@- —Qué fácil es esto —dice {topic.other}.
“How easy this is,” says {topic.other}.
-- intermediate
La cuesta subía mucho, y detrás pesaba todo.
The street went up and up, and behind it was all heavy.

@- —Qué fácil es esto —dijo {topic.one}.
“How easy this is,” said {topic.one}.

{topic.other} no contestó, porque no le quedaba aire.
{topic.other} did not answer, for want of breath.
Después la cuesta bajaba, y el peso se pasó delante.
Then the street went down, and the weight moved to the front.

@- —Qué fácil es esto —dijo {topic.other}.
“How easy this is,” said {topic.other}.
-- advanced
La cuesta era tan empinada que todo el peso se fue hacia atrás.
The street was so steep that all the weight went to the back.

@- —Qué fácil es esto —dijo {topic.one}, silbando.
“How easy this is,” said {topic.one}, whistling.

{topic.other} no contestó, porque no le quedaba aire, pero se lo guardó.
{topic.other} did not answer, for want of breath, but kept it in mind.
Luego la cuesta bajaba, y el peso cambió de punta.
Then the street went down, and the weight changed ends.

@- —Qué fácil es esto —dijo {topic.other}.
“How easy this is,” said {topic.other}.

== stuck
-- beginner
En la última esquina hay que parar.
At the last corner they have to stop.
{load.the} no gira.
{load.the} will not turn.
Una punta toca una pared, y la otra toca otra.
One end is at one wall, and one at another.

@- —Adelante —dice {topic.one}.
“Forward,” says {topic.one}.

@- —Atrás —dice {topic.other}.
“Back,” says {topic.other}.

En toda la tarde no se mueven ni un dedo.
All afternoon they do not move an inch.

—Por ahí no se sale —dice {kid}—.
“That is no way out,” says {kid}.
Hay que salir al revés.
“You must go out the other way round.”
-- intermediate
En la última esquina hubo que parar, porque {load.the} no giraba.
At the last corner they had to stop, because {load.the} would not turn.
Una punta tocaba una pared, y la otra, la de enfrente.
One end was at one wall, and one at the other.

@- —Adelante —dijo {topic.one}.
“Forward,” said {topic.one}.

@- —Atrás —dijo {topic.other}.
“Back,” said {topic.other}.

En toda la tarde no se movieron ni un dedo.
All afternoon they did not move an inch.

—Por ahí no se sale —dijo {kid}—.
“That is no way out,” said {kid}.
Hay que salir al revés.
“You must go out the other way round.”
-- advanced
En la última esquina hubo que parar, porque {load.the} no giraba.
At the last corner they had to stop, because {load.the} would not turn.

@- —Adelante —dijo {topic.one}.
“Forward,” said {topic.one}.

@- —Atrás —dijo {topic.other}, y así pasaron la tarde.
“Back,” said {topic.other}, and that was the afternoon.

+ Hubo que poner un cartel de calle cortada.
+ A sign had to be put up, to shut the street.

—Por ahí no se sale —dijo {kid}—: hay que salir al revés.
“That is no way out,” said {kid}, “you must go out the other way round.”

== quarrel medium
-- beginner
Pero nadie quiere ser el primero en decir que sí.
But nobody wants to be the first to say yes.
{topic.one} se sienta a un lado.
{topic.one} sits down at one side.
{topic.other} se sienta al otro.
{topic.other} sits down at the other.
{load.the} se queda en medio, en el aire.
{load.the} stays in the middle, in the air.
La gente pasa por debajo.
People pass under it.
Una vecina cuelga dos camisas.
A neighbour hangs up two shirts.
Los pájaros se ponen en fila.
The birds sit in a row.
Se hace de noche, y sale la luna.
Night comes, and so does the moon.
Desde delante se ve media luna.
In front one can see half the moon.
Desde detrás se ve la otra media.
Behind one can see the other half.

@- —¿Tú la ves entera? —pregunta {topic.one}.
“Can you see all of it?” asks {topic.one}.

@- —Ni la mitad —dice {topic.other}—.
“Not even half,” says {topic.other}.
¿Y tú?
“Can you?”
-- intermediate
Pero nadie quería ser el primero en dar la razón.
But nobody wanted to be the first to give in.
{topic.one} se sentó a un lado de la esquina, y {topic.other}, al otro.
{topic.one} sat down at one side of the corner, and {topic.other} at the other.
{load.the} se quedó en medio, y la gente pasaba por debajo.
{load.the} stayed in the middle, and people passed under it.
Una vecina colgó dos camisas, y los pájaros se pusieron en fila.
A neighbour hung up two shirts, and the birds sat in a row.
Cuando salió la luna, desde un lado se veía media, y desde el otro, la otra media.
When the moon came out, one side could see half of it, and the other the other half.

@- —¿Tú la ves entera? —preguntó {topic.one} por encima de la esquina.
“Can you see all of it?” asked {topic.one} round the corner.

@- —No —dijo {topic.other}—.
“No,” said {topic.other}.
¿Y tú?
“Can you?”
-- advanced
Pero nadie quería ser el primero en dar la razón.
But nobody wanted to be the first to give in.
{topic.one} se sentó a un lado de la esquina, {topic.other}, al otro, y {load.the} se quedó en medio.
{topic.one} sat down at one side of the corner, {topic.other} at the other, and {load.the} stayed in the middle.
Una vecina colgó en ella dos camisas, y los pájaros se pusieron en fila.
A neighbour hung up two shirts on it, and the birds sat in a row.
Cuando salió la luna, desde un lado se veía una mitad, y desde el otro, la otra.
When the moon came out, one side could see one half of it, and the other the other.

@- —¿Tú la ves entera? —preguntó {topic.one} por encima de la esquina.
“Can you see all of it?” asked {topic.one} round the corner.

@- —No —dijo {topic.other}—, ¿y tú?
“No,” said {topic.other}, “can you?”

== dark long
-- beginner
No hay cena, porque la cena está en {goal}.
There is no supper, since supper is at {goal}.
En un bolsillo de {topic.one} hay una nuez.
{topic.one} finds a nut.
En un bolsillo de {topic.other} hay una piedra.
{topic.other} finds a stone.
La nuez sola no se abre.
A nut alone does not open.
La piedra sola no se come.
A stone alone is no food.
{kid} lleva la nuez a un lado y trae la piedra.
{kid} carries the nut to one side and the stone to the other.
Luego lo lleva todo al revés.
Then it all goes the other way.
Así no se cena nunca.
That way there will never be supper.

—Uno de los lados tiene que venir —dice {kid}.
“One side must come over,” says {kid}.

Nadie viene, pero las dos voces hablan más cerca.
No one comes, but the two voices are nearer now.
A medianoche, la nuez hace crac.
At midnight the nut goes crack.
{kid} no pregunta quién ha cruzado.
{kid} does not ask who went across.
En el suelo hay dos mitades iguales.
On the ground are two halves, just the same.
-- intermediate
No hubo cena, porque la cena estaba en {goal}.
There was no supper, since supper was at {goal}.
{topic.one} solo tenía una nuez, y {topic.other}, solo una piedra.
{topic.one} had only a nut, and {topic.other} only a stone.
Una nuez no se abre sola, y una piedra no se come.
A nut does not open alone, and a stone is no food.
{kid} llevó la nuez a un lado y la piedra al otro, y luego al revés.
{kid} carried the nut to one side and the stone to the other, and then back again.

—Así no se cena nunca —dijo {kid}—.
“That way there will never be supper,” said {kid}.
Tiene que cruzar alguien.
“Somebody has to come over.”

No cruzó nadie, pero las dos voces hablaban cada vez más cerca.
Nobody came over, but the two voices came nearer and nearer.
A medianoche se oyó un crac.
At midnight there was a crack.
{kid} no preguntó quién había cruzado, y en el suelo había dos mitades iguales.
{kid} did not ask who had gone across, and on the ground were two halves, just the same.
-- advanced
No hubo cena, porque la cena estaba esperando en {goal}.
There was no supper, since supper was waiting at {goal}.
{topic.one} encontró una nuez, y {topic.other}, una piedra.
{topic.one} found a nut, and {topic.other} a stone.
Como una nuez no se abre sola y una piedra no se come, {kid} estuvo un rato llevándolas de un lado a otro.
As a nut does not open alone and a stone is no food, {kid} spent some time carrying them to and fro.

—Así no se cena nunca —dijo {kid}—, y alguien tiene que cruzar.
“That way there will never be supper,” said {kid}, “and somebody has to come over.”

No cruzó nadie, pero las dos voces hablaban cada vez más cerca.
Nobody came over, but the two voices came nearer and nearer.
A medianoche se oyó un crac, y {kid} tuvo el detalle de no preguntar nada.
At midnight there was a crack, and {kid} was kind enough to ask nothing.
Por la mañana había en el suelo dos mitades exactamente iguales.
In the morning there were two halves on the ground, exactly the same.

== letter long
-- beginner
Por la mañana llega alguien de {goal}.
In the morning somebody comes from {goal}.
Allí esperan {load} desde ayer.
They have waited for it there since yesterday.

@- —¿Quién tiene la culpa? —pregunta el hombre.
“Whose fault is it?” asks the man.

{topic.one} señala hacia atrás.
{topic.one} points to the back.
{topic.other} señala hacia delante.
{topic.other} points to the front.
Los dos dedos se encuentran en medio.
The two fingers meet in the middle.
En medio está {kid}, con un bollo.
In the middle is {kid}, with a bun.

—Yo solo aviso en las esquinas —dice {kid}.
“I only call out at the corners,” says {kid}.

El hombre mide la calle con pasos.
The man measures the street in steps.
Mide también {load.the}.
He measures {load.the} too.
Es más larga que la calle.
It is longer than the street.

@- —Por delante no puede ser —dice.
“It cannot be done in front,” he says.

Y mira hacia atrás, donde está {topic.other}.
And he looks to the back, at {topic.other}.
-- intermediate
Por la mañana llegó un hombre de {goal}, donde seguían esperando.
In the morning a man came from {goal}, where they were waiting.

@- —¿Y quién tiene la culpa? —preguntó el hombre.
“And whose fault is it?” asked the man.

{topic.one} señaló hacia atrás, y {topic.other}, hacia delante.
{topic.one} pointed to the back, and {topic.other} to the front.
En medio estaba {kid}, con un bollo en la mano.
In the middle was {kid}, with a bun.

—Yo solo aviso en las esquinas —dijo {kid}.
“I only call out at the corners,” said {kid}.

El hombre midió la calle con pasos, y después midió {load.the}.
The man measured the street in steps, and then he measured {load.the}.
Era más larga que la calle.
It was longer than the street.

@- —Por delante no va a salir nunca —dijo, y miró hacia atrás.
“It will never come out in front,” he said, and looked to the back.

Detrás estaba {topic.other}, con la espalda muy recta.
At the back stood {topic.other}, very straight.
-- advanced
Por la mañana llegó un hombre de {goal}, donde llevaban un día entero esperando.
In the morning a man came from {goal}, where they had waited for a whole day.

@- —¿Y quién tiene la culpa? —preguntó el hombre.
“And whose fault is it?” asked the man.

{topic.one} señaló hacia atrás, {topic.other}, hacia delante, y en medio estaba {kid}, con un bollo.
{topic.one} pointed to the back, {topic.other} to the front, and in the middle was {kid}, with a bun.

—Yo solo aviso en las esquinas —dijo {kid}.
“I only call out at the corners,” said {kid}.

El hombre midió con pasos la calle, y después, {load.the}, que era más larga.
The man measured the street in steps, and then {load.the}, which was longer.

@- —Por delante no va a salir nunca —dijo, y se volvió hacia atrás, donde esperaba {topic.other}.
“It will never come out in front,” he said, and turned to the back, where {topic.other} stood very straight.

== end
-- beginner
Salen al revés.
They go out the other way round.
Ahora {topic.other} va delante, y {topic.one} va detrás.
Now {topic.other} goes in front, and {topic.one} goes behind.

@- —¿Sabes el camino? —pregunta {topic.one}.
“Do you know the way?” asks {topic.one}.

@- —No —dice {topic.other}—.
“No,” says {topic.other}.
Dímelo tú desde ahí.
“Tell me from back there.”

Así llegan a {goal}.
That is how they get to {goal}.
{load.the} hace falta de banco.
{load.the} is needed as a bench.
{topic.one} se sienta en una punta, y {topic.other} en la otra.
{topic.one} sits down at one end, and {topic.other} at the other.
Por fin {topic.the} {topic.does}.
At last {topic.the} {topic.does}.
<En medio hay sitio/En medio sobra sitio> para {kids}.
<In the middle there is room/There is room in the middle> for {kids}.
-- intermediate
Salieron al revés, con {topic.other} delante y {topic.one} detrás.
They went out the other way round, with {topic.other} in front and {topic.one} behind.

@- —¿Sabes el camino? —preguntó {topic.one}.
“Do you know the way?” asked {topic.one}.

@- —No —dijo {topic.other}—, pero tú sí.
“No,” said {topic.other}, “but you do.”

Desde detrás se decía y desde delante se veía.
The one behind told it, and the one in front saw it.
Así llegaron a {goal}.
That is how they got to {goal}.
Allí {load.the} hacía falta de banco.
There {load.the} was needed as a bench.
{topic.one} se sentó en una punta y {topic.other} en la otra, para que no se levantara.
{topic.one} sat down at one end and {topic.other} at the other, so that it would not tip.
Y allí, por fin, {topic.the} {topic.started}.
And there, at last, {topic.the} {topic.started}.
<En medio quedaba sitio/En medio sobraba sitio> para {kids}.
<In the middle there was room/There was room in the middle> for {kids}.
-- advanced
Salieron al revés, con {topic.other} delante y {topic.one} detrás.
They went out the other way round, with {topic.other} in front and {topic.one} behind.

@- —¿Sabes el camino? —preguntó {topic.one}.
“Do you know the way?” asked {topic.one}.

@- —No, pero tú sí —dijo {topic.other}, y así llegaron a {goal}.
“No, but you do,” said {topic.other}, and so they got to {goal}.

Allí hacía falta {load.the} de banco, con un peso en cada punta.
There {load.the} was needed as a bench, with a weight at each end.
{topic.one} se sentó en una, {topic.other}, en la otra, y por fin {topic.the} {topic.started}.
{topic.one} sat down at one, {topic.other} at the other, and at last {topic.the} {topic.started}.
<En medio quedaba sitio/En medio sobraba sitio> para {kids}.
<In the middle there was room/There was room in the middle> for {kids}.
