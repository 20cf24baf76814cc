plot: On an ordinary evening children shell a mountain of beans at a long kitchen table with the neighbour across the street, who listens: a thing that fits in a pod is told at once, for a big one there is a pot with two handles; the mountain gets smaller, one pod is left shut for tomorrow.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: evening
picture: kitchen, day, curious, kid sits, other, adult sits, basket
middle: kitchen, day, calm, kid, other, adult points, basket
end: kitchen, night, calm, kid carries basket, other, adult sits, basket
take pods: 1 3 7

title: Una montaña de habas = A Mountain of Beans
title: Lo que cabe en una vaina = What Fits in a Pod
title: La mesa de enfrente = The Table Across the Street

cast adult f: Elvira = Elvira
cast adult m: Ramón = Ramón
cast adult f: Pilar = Pilar
cast adult m: Anselmo = Anselmo
cast adult f: Amparo = Amparo
cast adult m: Fermín = Fermín

cast bowl m: azul = blue
cast bowl m: amarillo = yellow
cast bowl m: verde = green
cast bowl m: blanco = white

cast song: una canción de barcos = a song about ships
cast song: una canción de trenes = a song about trains
cast song: una canción de cuna = a lullaby
cast song: una canción de verano = a summer song

speaks baker f: la panadera = the baker

word: el haba: haba, habas = the bean: bean, beans
word: la mesa: mesa = the table: table
word: la vaina: vaina, vainas = the pod: pod, pods
word: el cuenco: cuenco = the bowl: bowl
word: la montaña: montaña = the mountain: mountain
word: la cocina: cocina = the kitchen: kitchen
word: caber: cabe, caben, quepa, cabía = to fit: fits, fit
word: escuchar: escucha, escuchó, escuchaba, escuchar = to listen: listens, listened, listen
word: abrir: abre, abren, abrió, abrieron, abrir = to open: opens, open, opened
word: contar: cuentas, cuenta, contar, contó = to tell: tell, told, tells
word: mañana: mañana = tomorrow: tomorrow
word: la olla: olla = the pot: pot
word: grande: grande, grandes = big: big
word: pequeño: pequeña, pequeñas, pequeño = small: small, smaller
word: el dedo: dedo, dedos = the finger: finger, fingers
word: dentro = inside
word: la calle: calle = the street: street
word: la ventana: ventana = the window: window

question: ¿Qué cosa de hoy cabría en una vaina? = Which thing from today would fit in a pod?
question: ¿En qué mesa te gusta sentarte a contar cosas? = At which table do you like to sit and tell things?
question: ¿Qué guardarías tú para mañana? = What would you keep for tomorrow?

== kitchen
-- beginner
{adult} vive al otro lado de la calle.
{adult} lives across the street.
La mesa de su cocina es muy larga.
The table in {adult:his|her} kitchen is very long.
Hoy hay habas en la mesa.
Today there are beans on the table.
Son una montaña verde.
They are a green mountain.
{kids} [se sienta|se sientan] a ayudar.
{kids} [sits|sit] down to help.
La primera vaina se abre con un dedo.
The first pod opens with one finger.
Dentro duermen cinco habas.
Inside, five beans are asleep.
+ Tienen una cama blanca y blanda.
+ They have a soft white bed.
-- intermediate
{adult} vivía al otro lado de la calle, y en su cocina había una mesa muy larga.
{adult} lived across the street, and in {adult:his|her} kitchen there was a very long table.
Aquella tarde, encima de la mesa había una montaña de habas.
That afternoon there was a mountain of beans on it.
{kids} [se sentó|se sentaron] a ayudar.
{kids} sat down to help.
La primera vaina se abrió con un dedo y con ruido de cremallera.
The first pod opened with one finger and the sound of a zip.
Dentro dormían cinco habas en una cama blanca.
Inside, five beans were asleep in a white bed.
+ La cocina olía a lluvia y a huerto.
+ The kitchen smelled of rain and gardens.
-- advanced
{adult} vivía al otro lado de la calle, en una casa donde todo lo importante pasaba en la mesa de la cocina.
{adult} lived across the street, in a house where everything important happened at the kitchen table.
Aquella tarde la mesa había desaparecido debajo de una montaña de habas.
That afternoon the table had disappeared under a mountain of beans.
{kids} [se sentó|se sentaron] a ayudar, y la primera vaina se abrió con un dedo y un ruido de cremallera.
{kids} sat down to help, and the first pod opened with one finger and the sound of a zip.
Dentro dormían cinco habas, cada una en su hueco de algodón blanco.
Inside, five beans were asleep, each in its own hollow of white cotton.

== rule
-- beginner
—¿Qué me cuentas hoy? —pregunta {adult}.
“What can you tell me today?” asks {adult}.

—¿Una cosa grande o una pequeña? —dice {kid}.
“A big thing or a small one?” says {kid}.

—Una que quepa en una vaina —dice {adult}.
“One that fits in a pod,” says {adult}.

{kid} piensa un poco y abre otra.
{kid} thinks a little and opens another one.

@kid —Hoy he visto un perro con calcetines.
“Today I saw a dog in socks.”

—Esa cabe —dice {adult}.
“That one fits,” says {adult}.

{adult} escucha hasta el último calcetín.
{adult} listens to the very last sock.
* Clin, hace el cuenco {bowl}.
* Ping, goes the {bowl} bowl.
-- intermediate
—¿Qué me cuentas hoy? —preguntó {adult}.
“What can you tell me today?” asked {adult}.

—¿Una cosa grande o una pequeña? —dijo {kid}.
“A big thing or a small one?” said {kid}.

—Una que quepa en una vaina —dijo {adult}.
“One that fits in a pod,” said {adult}.

{kid} lo pensó mientras abría la segunda.
{kid} thought about it over the second one.

@kid —Hoy he visto un perro con cuatro calcetines.
“Today I saw a dog with four socks on.”

—Esa cabe —dijo {adult}, y la escuchó hasta el último calcetín.
“That one fits,” said {adult}, and listened to the very last sock.

* Clin, hizo el cuenco {bowl}.
* Ping, went the {bowl} bowl.
-- advanced
—¿Qué me cuentas hoy? —preguntó {adult} sin levantar la vista de la montaña.
“What can you tell me today?” asked {adult}, eyes on the mountain.

—Depende de si la quieres grande o pequeña —dijo {kid}.
“That depends on whether you want a big thing or a small one,” said {kid}.

—Para empezar, una que quepa en una vaina —dijo {adult}.
“To begin with, one that fits in a pod,” said {adult}.

{kid} contó lo del perro que había salido a la calle con cuatro calcetines, y {adult} lo escuchó hasta el último.
{kid} told the one about the dog that went out in four socks, and {adult} listened to the very last of them.
* Clin, hizo el cuenco {bowl}.
* Ping, went the {bowl} bowl.

== big medium
-- beginner
—¿Y las cosas grandes? —pregunta {kid}.
“And the big things?” asks {kid}.

—Para esas está la olla —dice {adult}.
“For those there is the pot,” says {adult}.

La olla es vieja y muy honda.
The pot is old and very deep.
Tiene dos asas, para dos personas.
It has two handles, for two people.

—Una cosa grande no se cuenta deprisa —dice {adult}—.
“You do not tell a big thing fast,” says {adult}.
Se cuenta a sorbos, como la sopa.
“You tell it in sips, like soup.”

—¿Y si no la quiero contar? —pregunta {kid}.
“What if I don’t want to tell it?” asks {kid}.

@adult —Entonces la olla espera.
“Then the pot waits.”

@kid —¿Las grandes son siempre tristes?
“Are big things always sad?”

—No —dice {adult}—.
“No,” says {adult}.
Algunas son grandes de puro buenas.
“Some are big because they are so good.”

{kid} mira dentro de la olla.
{kid} looks inside the pot.
Hay un poco de luz de la ventana.
There is some light from the window.

—La mía la dejo aquí al lado —dice {kid}.
“I will leave mine here, next to it,” says {kid}.

{adult} asiente y arrima la olla.
{adult} nods and moves the pot nearer.
Las dos asas quedan libres.
Both its handles are free.
-- intermediate
—¿Y dónde caben las cosas grandes? —preguntó {kid}.
“And where do the big things fit?” asked {kid}.

—En la olla —dijo {adult}, y la puso en la mesa.
“In the pot,” said {adult}, and put it on the table.

Era vieja y honda, y tenía dos asas, para dos personas.
It was old and deep, and it had two handles, for two people.

—Una cosa grande no se cuenta deprisa —dijo {adult}—.
“You do not tell a big thing in a hurry,” said {adult}.
Se cuenta a sorbos, igual que la sopa.
“You tell it in sips, just like soup.”

—¿Y si no la quiero contar? —preguntó {kid}.
“What if I don’t want to tell it?” asked {kid}.

@adult —Entonces la olla espera, que para eso es de hierro.
“Then the pot waits, it is made of iron.”

@kid —¿Son siempre tristes, las grandes?
“Are big things always sad?”

—No —dijo {adult}—.
“No,” said {adult}.
Algunas son grandes de puro buenas.
“Some are big because they are so good.”

{kid} miró dentro de la olla, donde había un poco de luz de la ventana.
{kid} looked inside the pot, where there was some light from the window.

—La mía la dejo aquí al lado, por ahora —dijo {kid}.
“I will leave mine here next to it, for now,” said {kid}.

{adult} asintió y arrimó la olla, con las dos asas libres.
{adult} nodded and moved the pot nearer, both handles free.
-- advanced
—¿Y las cosas grandes, las que no caben en ninguna vaina? —preguntó {kid}.
“And the big things, the ones that fit in no pod?” asked {kid}.

—Para esas está la olla —dijo {adult}, y la bajó del estante con las dos manos.
“For those there is the pot,” said {adult}, and took it down from the shelf with both hands.

Era una olla de hierro, vieja y honda, con dos asas pensadas para dos personas.
It was an iron pot, old and deep, with two handles that were meant for two people.

—Las grandes se cuentan a sorbos, como la sopa, y no hay que acabarlas el mismo día —dijo {adult}.
“You tell the big ones in sips, like soup, and you need not finish them on the same day,” said {adult}.

—¿Y si alguien no la quiere contar? —preguntó {kid}.
“And what if you don’t want to tell it?” asked {kid}.

@adult —Entonces la olla espera, que para eso es de hierro.
“Then the pot waits, which is what iron is good at.”

—Serán siempre tristes —dijo {kid}.
“I suppose they are always sad,” said {kid}.

—Qué va: algunas son grandes de puro buenas —dijo {adult}.
“Not at all: some are big because they are so good,” said {adult}.

{kid} miró dentro, donde solo había un poco de luz de la ventana, y dejó allí al lado la suya, por ahora.
{kid} looked inside, where there was only some light from the window, and left one there beside it, for now.
{adult} arrimó la olla en silencio, con las dos asas libres.
{adult} moved the pot nearer without a word, both handles free.

== nine in pods
-- beginner
{kid} abre una vaina muy gorda.
{kid} opens a very fat pod.
Cuenta las habas con el dedo.
One finger counts the beans.
Son nueve.
There are nine.

—Nunca he visto nueve —dice {adult}.
“I have never seen nine,” says {adult}.

Todos dejan de trabajar.
All the work stops.
Miran las nueve, muy cerca.
They look at all nine, from very near.

—¿Cómo caben? —pregunta {kid}.
“How do they fit?” asks {kid}.

—Se han apretado —dice {adult}—.
“They moved up,” says {adult}.
Pasa en las mejores familias.
“It happens in the best families.”
-- intermediate
{kid} abrió una vaina muy gorda y contó las habas con el dedo.
{kid} opened a very fat pod and counted the beans with one finger.

—Nueve —dijo {kid}.
“Nine,” said {kid}.

—Nueve no las he visto nunca —dijo {adult}.
“I have never seen nine,” said {adult}.

Dejaron de trabajar para mirarlas de cerca.
They stopped work to look at them closely.

—¿Cómo caben? —preguntó {kid}.
“How do they fit?” asked {kid}.

—Se han apretado —dijo {adult}—.
“They moved up,” said {adult}.
Pasa en las mejores familias.
“It happens in the best families.”
-- advanced
De una vaina gordísima salieron, contadas con el dedo, nueve habas.
Out of a very fat pod, counted with one finger, came nine beans.

—Siete, alguna vez, pero nueve no las he visto en mi vida —dijo {adult}.
“Seven, once or twice, but I have never seen nine in my life,” said {adult}.

Se paró la mesa entera para mirarlas, como se para la gente delante de un arcoíris.
The whole table stopped to look at them, as people stop for a rainbow.

—¿Y cómo caben? —preguntó {kid}.
“And how do they fit?” asked {kid}.

—Apretándose, como en las mejores familias —dijo {adult}.
“By moving up, as in the best families,” said {adult}.

== empty in pods
-- beginner
Una vaina está vacía.
One pod is empty.
No tiene ni un haba.
It has not one bean.

—¿La tiro? —pregunta {kid}.
“Shall I throw it away?” asks {kid}.

—No —dice {adult}—.
“No,” says {adult}.
Esa flota.
“That one floats.”

{kid} la pone en un vaso con agua.
{kid} puts it in a glass of water.
La vaina es un barco verde.
The pod is a green boat.
Da una vuelta muy despacio.
It turns round, very slowly.
Lleva dentro un poco de sol.
It has a little sun inside.
-- intermediate
Una de las vainas estaba vacía, sin un haba siquiera.
One of the pods was empty, without a single bean.

—¿La tiro? —preguntó {kid}.
“Shall I throw it away?” asked {kid}.

—No, que esa flota —dijo {adult}.
“No, that one floats,” said {adult}.

{kid} la puso en un vaso con agua, y era un barco verde.
{kid} put it in a glass of water, and it was a green boat.
Dio una vuelta entera, muy despacio, con un poco de sol dentro.
It turned right round, very slowly, with a little sun inside.
-- advanced
Hubo una vaina que no tenía dentro ni un haba, solo el sitio.
There was one pod that had no bean in it, only the room for one.

—Esta la tiro —dijo {kid}.
“I’ll throw this one away,” said {kid}.

—Esa es la única que flota —dijo {adult}.
“That is the only one that floats,” said {adult}.

En un vaso con agua resultó ser un barco verde, que dio una vuelta entera con un poco de sol a bordo.
In a glass of water it turned out to be a green boat, which went right round with a little sun on board.

== worm in pods
-- beginner
En una vaina vive alguien.
In one pod there is somebody.
Es una oruga verde y pequeña.
It is a small green caterpillar.
Se ha comido media haba.
It has eaten half a bean.

—Buenas tardes —dice {kid}.
“Good afternoon,” says {kid}.

{adult} abre la ventana.
{adult} opens the window.
Allí hay una planta con flores.
There is a plant with flowers there.
{kid} lleva la vaina con las dos manos.
{kid} carries the pod in both hands.
La oruga ni se entera del viaje.
The caterpillar does not notice the journey.
-- intermediate
En una vaina vivía alguien: una oruga verde, muy pequeña.
In one pod somebody was at home: a very small green caterpillar.
Se había comido media haba, con mucho orden.
It had eaten half a bean, very neatly.

—Buenas tardes —dijo {kid}.
“Good afternoon,” said {kid}.

{adult} abrió la ventana, donde había una planta con flores.
{adult} opened the window, where there was a plant with flowers.
{kid} llevó la vaina hasta allí con las dos manos.
{kid} carried the pod there in both hands.
La oruga no se enteró del viaje.
The caterpillar did not notice the journey.
-- advanced
Una de las vainas estaba habitada por una oruga verde y diminuta.
One of the pods was lived in, by a tiny green caterpillar.
Se había comido media haba, con tanto orden que la otra mitad parecía una silla.
It had eaten half a bean, so neatly that the other half looked like a chair.

—Buenas tardes, y perdone —dijo {kid}.
“Good afternoon, and excuse me,” said {kid}.

{adult} abrió la ventana, y la casa entera viajó, en las dos manos, hasta la maceta de las flores.
{adult} opened the window, and the whole house travelled, in both hands, to the pot of flowers.

== quiet in pods
-- beginner
Luego nadie habla.
Then no one talks.
No hace falta.
There is no need to.
Se oyen las vainas: crac, crac.
You can hear the pods: crack, crack.
Se oye la lluvia en la calle.
You can hear the rain in the street.
Los dedos ya trabajan sin mirar.
Fingers work now without looking.

—Qué bien se está —dice {kid}.
“It is nice here,” says {kid}.

—Sí —dice {adult}.
“Yes,” says {adult}.

Eso también lo escuchan, hasta el final.
They listen to that as well, to the end.
-- intermediate
Después estuvieron un rato sin hablar, porque no hacía falta.
Then they did not talk for a while, since there was no need to.
Se oía el crac de las vainas y la lluvia en la calle.
You could hear the crack of the pods and the rain in the street.
Los dedos ya trabajaban sin mirar.
By now their fingers worked without looking.

—Qué bien se está —dijo {kid}.
“It is nice here,” said {kid}.

—Sí —dijo {adult}, y escuchó la lluvia.
“Yes,” said {adult}, and listened to the rain.
-- advanced
Después llegó uno de esos ratos en los que nadie habla y nadie lo nota.
Then came one of those times when nobody talks and nobody notices.
Los dedos habían aprendido el camino y trabajaban sin mirar, crac, crac, como la lluvia de la calle.
Their fingers had learned the way and worked without looking, crack, crack, like the rain in the street.

—Qué bien se está —dijo {kid} al cabo de veinte vainas.
“It is nice here,” said {kid} after twenty pods.

{adult} no contestó, pero dejó de pelar para escucharlo mejor.
{adult} did not answer, but stopped for a moment to listen to it better.

== hands in pods
-- beginner
{kid} mira sus dedos.
{kid} looks at all ten fingers.
Están verdes.
They are green.

—¿Se va? —pregunta {kid}.
“Does it come off?” asks {kid}.

—El sábado —dice {adult}.
“By Saturday,” says {adult}.

Ponen las manos juntas en la mesa.
They put their hands together on the table.
Una mano es grande y tiene arrugas.
One hand is big and has lines.
Otra es pequeña y tiene tinta.
One is small and has ink on it.
Todas son verdes.
All of them are green.

—Somos un árbol —dice {kid}.
“We are a tree,” says {kid}.
-- intermediate
{kid} se miró los dedos, que se habían puesto verdes.
{kid} looked at ten fingers that had turned green.

—¿Se va? —preguntó {kid}.
“Does it come off?” asked {kid}.

—El sábado, más o menos —dijo {adult}.
“By Saturday, more or less,” said {adult}.

Pusieron las manos juntas encima de la mesa.
They put their hands together on the table.
Las había grandes con arrugas y pequeñas con tinta, y todas eran verdes.
There were big ones with lines and small ones with ink, and they were all green.

—Parecemos un árbol —dijo {kid}.
“We look like a tree,” said {kid}.
-- advanced
A la mitad de la montaña, {kid} descubrió que tenía los dedos verdes.
Half-way down the mountain {kid} noticed that ten fingers had turned green.

—Se va el sábado, más o menos —dijo {adult}, que ya lo sabía.
“It comes off by Saturday, more or less,” said {adult}, who knew.

Compararon las manos encima de la mesa: unas grandes con arrugas, otras pequeñas con tinta, y todas del mismo verde.
They compared hands on the table: big ones with lines, small ones with ink, and all of the same green.

—Parecemos un árbol —dijo {kid}.
“We look like a tree,” said {kid}.

== run in pods
-- beginner
Un haba se escapa por el suelo.
One bean runs away over the floor.
Corre debajo del armario.
It goes under the cupboard.
{kid} se tumba y mete el brazo.
{kid} lies down and puts an arm in.
Sale con dos habas.
Out come two beans.
Una es verde y la otra es marrón.
One is green and the other is brown.

—Esa es del año pasado —dice {adult}.
“That one is from last year,” says {adult}.

—¿Y qué hacía ahí? —pregunta {kid}.
“What was it doing there?” asks {kid}.

—Escuchar —dice {adult}.
“Listening,” says {adult}.
-- intermediate
Un haba se escapó por el suelo y se metió debajo del armario.
One bean ran away over the floor and got under the cupboard.
{kid} se tumbó, estiró el brazo y sacó dos.
{kid} lay down, reached in and came out with two.
Una era verde, y la otra, marrón y arrugada.
One was green, and the other was brown and full of lines.

—Esa es del año pasado —dijo {adult}.
“That one is from last year,” said {adult}.

—¿Y qué hacía ahí? —preguntó {kid}.
“What was it doing there?” asked {kid}.

—Escuchar —dijo {adult}.
“Listening,” said {adult}.
-- advanced
Un haba saltó de la mesa, cruzó la cocina y se metió debajo del armario sin despedirse.
One bean jumped off the table, crossed the kitchen and went under the cupboard without a word.
{kid} se tumbó, estiró el brazo hasta el hombro y salió con dos: una verde y otra marrón, muy arrugada.
{kid} lay down, reached in up to the shoulder and came out with two: a green one and a brown one, full of lines.

—Esa es del año pasado, y algo habrá escuchado ahí debajo —dijo {adult}.
“That one is from last year, and it must have listened to a good deal down there,” said {adult}.

== song in pods
-- beginner
{adult} canta {song}.
{adult} sings {song}.
No sabe toda la letra.
{adult:he|she} does not know all the words.
Cuando falta una palabra, {kid} dice «haba».
When a word is missing, {kid} says “bean”.
La canción tiene muchas habas.
The song has a lot of beans in it.
Al final solo hay habas.
At the end it is all beans.

—Así es mejor —dice {adult}.
“It is better like this,” says {adult}.

La cantan otra vez, abren la ventana y nadie se queja.
They sing it again, open the window, and no one minds.
-- intermediate
{adult} se puso a cantar {song}, aunque no sabía toda la letra.
{adult} began to sing {song}, without knowing all the words.
Cuando faltaba una palabra, {kid} ponía «haba».
When a word was missing, {kid} put in “bean”.
La segunda estrofa tenía más habas que palabras.
The second verse had more beans than words.

—Así es mucho mejor —dijo {adult}.
“It is much better like this,” said {adult}.

La cantaron otra vez con la ventana abierta, y nadie se quejó.
They sang it again with the window open, and nobody minded.
-- advanced
{adult} se puso a cantar {song}, de la que se sabía, con buena voluntad, la mitad.
{adult} began to sing {song}, and knew, to be kind, half of it.
En cada hueco, {kid} ponía «haba», de modo que la segunda estrofa quedó muy alimenticia.
Into each hole {kid} put “bean”, so that the second verse came out very filling.

—Así gana mucho —dijo {adult}.
“It is much better like this,” said {adult}.

La repitieron con la ventana abierta, y en la calle un señor se la llevó silbando.
They sang it again with the window open, and in the street a man took it away with him, whistling.

== visitor in pods
-- beginner
Alguien pasa por la calle y mira dentro.
Somebody in the street looks in.
Es la panadera, con una barra de pan.
It is the baker, with some bread.

@baker —¿Cabe una más en esa mesa? —pregunta.
“Is there room for one more at that table?” she asks.

—Caben cuatro —dice {adult}.
“There is room for four,” says {adult}.

La panadera pela diez vainas y se va.
The baker shells ten pods and goes.
Deja el pan al lado del cuenco.
The bread stays next to the bowl.
Está caliente todavía.
It is still warm.
Comen el pico sin decir nada.
They eat the end and say nothing.
-- intermediate
La panadera pasaba por la calle y miró por la ventana.
The baker was going down the street, and looked in at the window.

@baker —¿Cabe una más en esa mesa? —preguntó.
“Is there room for one more at that table?” she asked.

—Caben cuatro —dijo {adult}.
“There is room for four,” said {adult}.

La panadera peló diez vainas, de pie, y se marchó.
The baker shelled ten pods, standing up, and left.
Al lado del cuenco dejó una barra de pan, caliente todavía.
Next to the bowl she left some bread, which was still warm.
-- advanced
La panadera, que pasaba por la calle, apoyó los codos en la ventana.
The baker, who was going down the street, put her elbows on the window.

@baker —¿Cabe una más en esa mesa? —preguntó.
“Is there room for one more at that table?” she asked.

—Caben cuatro, y hasta cinco, si saben estarse quietas —dijo {adult}.
“There is room for four, and for five if they can sit still,” said {adult}.

Peló diez vainas sin sentarse, dejó al lado del cuenco un pan todavía caliente y se marchó con los dedos verdes.
She shelled ten pods without sitting down, left a warm loaf next to the bowl, and went off with green fingers.

== scales long
-- beginner
Luego pesan las habas.
Then they weigh the beans.
{adult} tiene una balanza con dos platos.
{adult} has scales with two pans.
En un plato ponen las vainas vacías.
In one pan they put the empty pods.
En el otro ponen las habas.
In the other they put the beans.
Las vainas hacen un montón muy alto.
The pods make a very high pile.
Las habas caben en el cuenco.
The beans fit in the bowl.

—¿Quién gana? —pregunta {adult}.
“Which one wins?” asks {adult}.

—Las vainas —dice {kid}—.
“The pods,” says {kid}.
Son muchas más.
“There are many more.”

Pero la balanza baja por el otro lado.
But the scales go down on the other side.
Pesan más las habas.
The beans are heavier.

—Mira tú —dice {adult}—.
“Look at that,” says {adult}.
Lo de dentro pesa.
“What is inside has weight.”

{kid} pone un dedo en el plato de las vainas.
{kid} puts one finger on the pan with the pods.
Ahora los dos platos están iguales.
Now the two pans are level.

—Eso es trampa —dice {adult}.
“That is cheating,” says {adult}.

—Es ayudar —dice {kid}.
“It is helping,” says {kid}.

{adult} lo piensa y pone otro dedo en el otro lado.
{adult} thinks it over and puts a finger on the other side.
La balanza ya no sabe qué decir.
The scales do not know what to say.
-- intermediate
A media tarde pesaron lo que llevaban hecho, en una balanza de dos platos.
In the middle of the afternoon they weighed their work on scales with two pans.
En un plato pusieron las vainas vacías, que hacían un montón altísimo.
In one pan they put the empty pods, which made a very high pile.
En el otro, las habas, que cabían todas en el cuenco.
In the other went the beans, which all fitted in the bowl.

—¿Quién gana? —preguntó {adult}.
“Which one wins?” asked {adult}.

—Las vainas, que son muchas más —dijo {kid}.
“The pods, there are many more,” said {kid}.

Pero la balanza bajó despacio por el lado de las habas.
But the scales went slowly down on the side of the beans.

—Mira tú, cómo pesa lo de dentro —dijo {adult}.
“Look at that, how heavy the inside is,” said {adult}.

{kid} apoyó un dedo en el plato de las vainas, hasta que la balanza quedó derecha.
{kid} laid one finger on the pan with the pods, until the scales were level.

—Eso es trampa —dijo {adult}.
“That is cheating,” said {adult}.

—Eso es ayudar —dijo {kid}.
“That is helping,” said {kid}.

{adult} apoyó un dedo en el otro lado, y la balanza ya no supo qué decir.
{adult} laid a finger on the other side, and the scales no longer knew what to say.
-- advanced
A media tarde sacaron la balanza de los dos platos, para saber qué parte de la montaña era haba y qué parte era abrigo.
In the middle of the afternoon they got out the scales with the two pans, to find out how much of the mountain was bean and how much was coat.
En un plato pusieron las vainas vacías, un montón altísimo, y en el otro las habas, que cabían en el cuenco.
In one pan they put the empty pods, a very high pile, and in the other the beans, which fitted in the bowl.

—Ganan las vainas, que son muchísimas más —dijo {kid}.
“The pods win, there are ever so many more,” said {kid}.

La balanza lo pensó y bajó, muy despacio, por el lado contrario.
The scales thought about it and went down, very slowly, on the other side.

—Mira tú, cómo pesa lo de dentro —dijo {adult}.
“Look at that, how heavy the inside is,” said {adult}.

{kid} apoyó un dedo nada más en el plato que perdía, hasta que la balanza quedó derecha.
{kid} laid a single finger on the losing pan, until the scales were level.

—Eso es hacer trampa —dijo {adult}.
“That is cheating,” said {adult}.

—Eso es ayudar —dijo {kid}.
“That is helping,” said {kid}.

{adult} lo meditó, apoyó otro dedo enfrente, y a partir de ahí la balanza no volvió a dar su opinión.
{adult} considered this and laid another finger opposite, and from then on the scales gave no more opinions.

== plant long
-- beginner
{adult} trae un vaso pequeño.
{adult} brings a small glass.
Pone algodón dentro, y un poco de agua.
In go some cotton and a little water.

—Elige un haba —dice {adult}.
“Choose a bean,” says {adult}.

{kid} mira todo el cuenco.
{kid} looks through the whole bowl.
No quiere la más grande.
It will not be the biggest one.
Elige una que tiene una raya.
It is one with a line on it.

—¿Qué hace ahora? —pregunta {kid}.
“What does it do now?” asks {kid}.

—Dormir ocho días —dice {adult}.
“Sleep for eight days,” says {adult}.

@kid —¿Y después?
“And then?”

@adult —Después abre un ojo verde.
“Then it opens one green eye.”

Ponen el vaso en la ventana.
They put the glass in the window.
{kid} escribe la fecha en un papel.
{kid} writes the date on some paper.
Debajo pone: «No hacer ruido».
Below it says: “Quiet, please.”

—¿De quién es? —pregunta {kid}.
“Who does it belong to?” asks {kid}.

@adult —De los que vengan a mirarla.
“To those who come and look at it.”

El haba no dice nada.
The bean says nothing.
Pero ya ha bebido un poco de agua.
But it has had a little water to drink.
-- intermediate
{adult} trajo un vaso pequeño y puso dentro algodón y un poco de agua.
{adult} brought a small glass and put some cotton and a little water in it.

—Elige un haba del cuenco —dijo {adult}.
“Choose a bean from the bowl,” said {adult}.

{kid} no quiso la más grande, sino una que tenía una raya.
{kid} did not want the biggest, but one with a line on it.

—¿Y ahora qué hace? —preguntó {kid}.
“And what does it do now?” asked {kid}.

—Dormir ocho días —dijo {adult}—.
“Sleep for eight days,” said {adult}.
Después abre un ojo verde.
“Then it opens one green eye.”

Pusieron el vaso en la ventana, con la fecha en un papel.
They put the glass in the window, with the date on a piece of paper.
Debajo, {kid} escribió: «No hacer ruido».
Under it {kid} wrote: “Quiet, please.”

—¿Y de quién es? —preguntó {kid}.
“And who does it belong to?” asked {kid}.

—De los que vengan a mirarla —dijo {adult}.
“To those who come and look at it,” said {adult}.

El haba no dijo nada, pero ya había bebido un poco de agua.
The bean said nothing, but it had had a little water to drink.
-- advanced
{adult} trajo un vaso pequeño, con algodón y dos dedos de agua dentro, y le ofreció el cuenco a {kid}.
{adult} brought a small glass, with cotton and two fingers of water inside, and held out the bowl to {kid}.

—Elige una, que con una basta —dijo {adult}.
“Choose one, one is enough,” said {adult}.

No fue la más grande, sino una que tenía una raya, como si se hubiera peinado.
It was not the biggest, but one with a line on it, as if it had combed its hair.

—¿Y ahora qué hace? —preguntó {kid}.
“And what does it do now?” asked {kid}.

—Dormir ocho días, y al noveno abrir un ojo verde —dijo {adult}.
“Sleep for eight days, and on the ninth open one green eye,” said {adult}.

Pusieron el vaso en la ventana con un papel que decía la fecha y, debajo: «No hacer ruido».
They put the glass in the window with a paper that gave the date and, under it: “Quiet, please.”

—¿Y de quién es? —preguntó {kid}.
“And who does it belong to?” asked {kid}.

—De los que vengan a mirarla, que son siempre los dueños de las cosas que crecen —dijo {adult}.
“To those who come and look at it, and they always own the things that grow,” said {adult}.

== end
-- beginner
La montaña es cada vez más pequeña.
The mountain gets smaller and smaller.
Al final solo queda una vaina.
In the end only one pod is left.
La olla hierve, y la cocina huele bien.
The pot boils, and the kitchen smells good.

—¿Mañana hay más habas? —pregunta {kid}.
“Are there more beans tomorrow?” asks {kid}.

—Mañana hay lentejas —dice {adult}—.
“Tomorrow there are lentils,” says {adult}.
Pero la mesa es la misma.
“But it is the same table.”

{kid} no abre la última vaina.
{kid} does not open the last pod.
La deja en la mesa, bien cerrada.
It stays on the table, tightly shut.

—¿Y esa? —pregunta {adult}.
“And that one?” asks {adult}.

—Esa es la de mañana —dice {kid}.
“That is the one for tomorrow,” says {kid}.
-- intermediate
La montaña se fue haciendo pequeña, hasta que solo quedó una vaina.
The mountain grew smaller and smaller, until only one pod was left.
La olla hervía, y toda la cocina olía a cena.
The pot was boiling, and the whole kitchen smelled of supper.

—¿Mañana hay más habas? —preguntó {kid}.
“Are there more beans tomorrow?” asked {kid}.

—Mañana tocan lentejas —dijo {adult}—.
“Tomorrow it is lentils,” said {adult}.
Pero la mesa es la misma.
“But it is the same table.”

{kid} no quiso abrir la última vaina, y la dejó encima, bien cerrada.
{kid} would not open the last pod, and left it there, tightly shut.

—¿Y esa? —preguntó {adult}.
“And that one?” asked {adult}.

—Esa es la de mañana —dijo {kid}.
“That is the one for tomorrow,” said {kid}.
-- advanced
Poco a poco, la montaña se volvió colina, y la colina, una sola vaina encima de la mesa.
Little by little the mountain became a small hill, and the hill a single pod on the table.
La olla hervía, y la cocina entera olía a cena y a calle mojada.
The pot was boiling, and the whole kitchen smelled of supper and of the wet street.

—¿Mañana hay más habas? —preguntó {kid} desde la puerta.
“Are there more beans tomorrow?” asked {kid} from the door.

—Mañana tocan lentejas, pero la mesa es la misma —dijo {adult}.
“Tomorrow it is lentils, but the table is the same,” said {adult}.

La última vaina seguía allí, sin abrir.
The last pod was still there, and nobody had opened it.

—¿Y esa? —preguntó {adult}.
“And that one?” asked {adult}.

—Esa es la de mañana —dijo {kid}.
“That is the one for tomorrow,” said {kid}.
