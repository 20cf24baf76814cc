plot: A plant flowers on one night of the year and only where it is dark, but the house is full of lamps that somebody afraid has lit; one lamp less each evening, the eyes learn what the dark is like, the flower opens, and one small light in the hall stays on, by choice.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: heavy:dark
picture: bedroom, night, curious, kid, other, adult, flower
middle: bedroom, night, worried, kid, other, adult, lamp
end: bedroom, night, calm, kid reaches flower, other, adult, flower
take lamps: 1 4 6
take far: 0 1 4

title: La flor que espera = The Flower That Waits
title: Una lámpara menos = One Lamp Less
title: Solo se abre a oscuras = It Opens in the Dark
title: Veinte minutos para los ojos = Twenty Minutes for the Eyes

cast adult f: la tía Paz = Aunt Paz
cast adult m: el tío Luis = Uncle Luis
cast adult f: la tía Mar = Aunt Mar
cast adult m: el tío León = Uncle León
cast adult f: la tía Cruz = Aunt Cruz
cast adult m: el tío Blas = Uncle Blas
cast adult f: la tía Luz = Aunt Luz
cast adult m: el tío Juan = Uncle Juan

cast pot old: una olla vieja = an old pot
  the: la olla vieja = the old pot
cast pot: un cubo azul = a blue bucket
  the: el cubo azul = the blue bucket
cast pot: una lata de aceite = an oil can
  the: la lata de aceite = the oil can
cast pot: una bota de lluvia = a rain boot
  the: la bota de lluvia = the rain boot
cast pot: una tetera rota = a broken teapot
  the: la tetera rota = the broken teapot
cast pot: una caja de fruta = a fruit box
  the: la caja de fruta = the fruit box

cast giver: la bisabuela = Great-Grandma
cast giver: un barco = a ship
cast giver: el cartero = the postman
cast giver: una vecina = a neighbour
cast giver: el dentista = the dentist
cast giver: un primo = a cousin

cast smell: vainilla = vanilla
cast smell: limón = lemon
cast smell: pan dulce = sweet bread
cast smell: lluvia = rain
cast smell: jabón = soap
cast smell: naranja = orange

cast lamp: la lámpara de pez = the fish lamp
cast lamp: la lámpara de luna = the moon lamp
cast lamp: la lámpara de barco = the ship lamp
cast lamp: la lámpara de seta = the mushroom lamp
cast lamp: la lámpara de gato = the cat lamp
cast lamp: la lámpara de casa = the house lamp

speaks ciro m: don Ciro = Don Ciro

word: la flor = the flower
word: la noche: noche, noches = the night: night, nights
word: la lámpara: lámpara, lámparas = the lamp: lamp, lamps
word: la luz = the light: light
word: abrirse: abre, abrió, abría, abrirse, abierta = to open: opens, opened, open
word: el ojo: ojo, ojos = the eye: eye, eyes
word: apagar: apaga, apagó, apagar, apagaba, apagada = to put out: puts out, put out, out
word: oscuro: oscuro, oscuras, oscuridad = dark
word: la cama = the bed
word: el pasillo = the hall
word: la ventana = the window
word: esperar: espera, esperó, esperaba, esperar = to wait: waits, waited, wait, waiting
word: el cuarto = the room
word: la puerta = the door
word: la mano = the hand
word: la planta = the plant
word: el olor: huele, olía, olor, olió = the smell: smell, smells, smelled
word: el minuto: minuto, minutos = the minute: minute, minutes
word: rosa = pink
word: la casa = the house: house

question: ¿Qué se puede oler, oír o tocar en tu cuarto sin luz? = What can you smell, hear or touch in your room without a light?
question: ¿Por qué se queda encendida una luz pequeña? = Why does one small light stay on?
question: ¿Qué lámpara apagarías tú la última? = Which lamp would you put out last?

== plant
-- beginner
En casa hay una planta muy fea.
In the house there is an ugly plant.
Vive en {pot}, y la trajo {giver}.
It lives in {pot}, and came from {giver}.
Tiene un capullo gordo.
It has a fat bud.

—Se abre una noche al año —dice {adult}—.
“It opens on one night a year,” says {adult}.
Y solo a oscuras.
“And only in the dark.”

{kids} lo [quiere|quieren] ver.
{kids} [wants|want] to see that.
-- intermediate
En casa había una planta bastante fea, que vivía en {pot}.
In the house there was a rather ugly plant, which lived in {pot}.
+ La había traído {giver}, y nunca había hecho nada.
+ It had come from {giver}, and had never done anything.
Aquel verano tenía un capullo gordo.
That summer it had a fat bud.

—Se abre una noche al año —dijo {adult}—, y solo si está oscuro.
“It opens on one night a year,” said {adult}, “and only in the dark.”

{kids} lo [quería|querían] ver.
{kids} wanted to see that.
-- advanced
En casa vivía una planta francamente fea, metida en {pot}.
In the house there was a frankly ugly plant, which lived in {pot}.
+ La había traído {giver}, y en nueve años no había hecho nada.
+ It had come from {giver}, and in nine years it had done nothing.
Aquel verano le salió un capullo del tamaño de un huevo.
That summer it grew a bud as big as an egg.

—Se abrirá una sola noche —dijo {adult}—, y únicamente si está oscuro.
“It will open on one night,” said {adult}, “and only if it is dark.”

{kids} lo [quería|querían] ver, y ahí estaba el problema.
{kids} wanted to see that, and there was the trouble.

== lamps
-- beginner
Pero de noche la casa <está llena de luz/parece un barco>.
But at night the house <is full of light/looks like a ship>.
Hay nueve lámparas, y {kid} las enciende todas.
There are nine lamps, and {kid} lights them all.
+ Debajo de la cama <puede haber algo/hay mucho negro>.
+ Under the bed <there may be something/it is very black>.

—La planta se cree que es de día —dice {adult}.
“The plant thinks that it is day,” says {adult}.

+ {other} mira el capullo, cerrado como un puño.
+ {other} looks at the bud, shut like a fist.
* Una lámpara menos cada noche.
* One lamp less every night.
-- intermediate
Pero de noche la casa estaba llena de luz, porque {kid} encendía nueve lámparas.
But at night the house was full of light, because {kid} lit nine lamps.
+ Debajo de la cama <podía haber algo/estaba muy negro>.
+ Under the bed <there might be something/it was very black>.

—La pobre planta cree que es de día —dijo {adult}.
“The poor plant thinks that it is day,” said {adult}.

+ Hablaron un rato, y no se obligó a nadie.
+ They talked for a while, and nobody was made to do anything.
* Sería una lámpara menos cada noche.
* It would be one lamp less every night.
-- advanced
Pero de noche {kid} encendía nueve lámparas, y la casa <parecía un barco/se veía desde el río>.
But at night {kid} put on nine lamps, and the house <looked like a ship/could be seen from the river>.
+ Debajo de la cama, a pesar de las nueve, <podía haber algo/seguía estando negro>.
+ Under the bed, in spite of all nine, <there might be something/it was still black>.

—La planta está convencida de que es de día —dijo {adult}.
“The plant is convinced that it is day,” said {adult}.

+ Se habló mucho y no se obligó a nadie.
+ There was a long talk, and nobody was made to do anything.
* Habría una lámpara menos cada noche.
* There would be one lamp less every night.

== under ages=3-5
-- beginner
—¿Y si hay un monstruo debajo de la cama? —pregunta {kid}.
“What if there is a monster under the bed?” asks {kid}.

—Vamos a ver —dice {adult}.
“Let’s see,” says {adult}.

Se tumban en el suelo con una luz.
They lie on the floor with a light.
Debajo hay <un calcetín/media galleta> y mucho polvo.
Under the bed there is <a sock/half a biscuit>, and dust.
{adult} apaga la luz.
{adult} puts out the light.
Todo sigue ahí.
It is all still there.
-- intermediate
—¿Y si hay un monstruo debajo de la cama? —preguntó {kid}.
“And what if there is a monster under the bed?” asked {kid}.

Se tumbaron en el suelo con una linterna y miraron.
They lay down on the floor with a torch and looked.
Había <un calcetín/media galleta> y bastante polvo.
There was <a sock/half a biscuit> and plenty of dust.
{adult} apagó la linterna, y todo siguió siendo lo mismo.
{adult} put out the torch, and it was all still the same.
-- advanced
—¿Y si debajo de la cama hay un monstruo? —preguntó {kid}.
“And what if there is a monster under the bed?” asked {kid}.

Lo comprobaron con una linterna, y había <un calcetín desparejado/media galleta> y polvo de tres estaciones.
They checked with a torch, and there was <an odd sock/half a biscuit>, and a good deal of dust.
+ Cuando {adult} la apagó, nada de eso cambió.
+ When {adult} put it out, none of that changed.

== grown ages=6-8
-- beginner
—¿Tú no tienes miedo? —pregunta {kid}.
“Are you never afraid?” asks {kid}.

—A veces, en la escalera —dice {adult}—.
“Sometimes, on the stairs,” says {adult}.
<Subo deprisa./Canto un poco.>
“<I go up fast./I sing a little.>”

@kid —¿Y de qué?
“Of what?”

—No lo sé —dice {adult}—.
“I don’t know,” says {adult}.
Nunca ha venido nadie.
“Nobody has come yet.”
-- intermediate
—¿Tú no tienes miedo nunca? —preguntó {kid}.
“Are you never afraid?” asked {kid}.

—En la escalera, a veces —dijo {adult}—, y entonces <subo deprisa/canto un poco>.
“On the stairs, sometimes,” said {adult}, “and then I <go up fast/sing a little>.”

@kid —¿Y qué es lo que viene?
“And what is it that comes?”

—Hasta hoy, nada —dijo {adult}.
“So far, nothing,” said {adult}.
-- advanced
—¿A ti no te da miedo nunca? —preguntó {kid}.
“Are you never afraid of it?” asked {kid}.

—En la escalera, algunas noches, y entonces <subo muy deprisa/tarareo algo> —reconoció {adult}.
“On the stairs, some nights, and then I <go up very fast/hum something>,” {adult} admitted.

@kid —¿Y qué viene detrás?
“And what comes behind?”

—En cuarenta años, nada —dijo {adult}.
“In forty years, nothing,” said {adult}.

== bet ages=9-12
-- beginner
{kid} no quiere contarlo en clase.
{kid} does not want it known at school.
El sábado toda la clase duerme en casa de un amigo.
On Saturday the whole class sleeps at the house of a friend.
{kid} ha dicho que no puede.
{kid} has said no.
Eso duele <más que la noche/como una muela>.
That hurts <more than the night/like a tooth>.

—Hasta el sábado hay cinco noches —dice {adult}.
“There are five nights until Saturday,” says {adult}.
-- intermediate
En clase no lo sabía nadie, y el sábado dormían todos en casa de un amigo.
Nobody in class knew, and on Saturday they would all sleep at a friend’s.
{kid} había dicho que no podía.
{kid} had said no.
<Aquella mentira pesaba más que la noche./Decir que no había costado lo suyo.>
<That lie was heavier than the night./It had been hard to say.>

—De aquí al sábado hay cinco noches —dijo {adult}, sin pedir nada.
“There are five nights until Saturday,” said {adult}, and asked for nothing.
-- advanced
En clase no lo sabía nadie, y el sábado dormían todos en casa de un amigo.
In class nobody knew, and on Saturday they would all sleep at a friend’s.
{kid} había contestado que no podía, y <aquella mentira pesaba más que la noche/el no había costado lo suyo>.
{kid} had answered no, and <that lie was heavier than the night/it had cost something>.

+ —De aquí al sábado quedan cinco noches —comentó {adult} mientras regaba.
+ “There are five nights until Saturday,” remarked {adult}, watering.

== first in lamps
-- beginner
La primera es la del rincón.
The first is the one in the corner.
{kid} la apaga y cierra los ojos.
{kid} puts it out and shuts both eyes.
Detrás de los ojos también está oscuro.
It is dark behind the eyes as well.
<Es un oscuro rojo./Es un oscuro con puntos.>
<It is a red dark./It is a dark with dots.>

—Ese lo llevas siempre —dice {adult}.
“You always carry that one,” says {adult}.

{kid} abre y cierra los ojos muchas veces.
{kid} opens and shuts them many times.
Los dos oscuros se parecen.
The one dark looks like the other.
-- intermediate
La primera en apagarse fue la del rincón, y {kid} cerró los ojos.
The first to go out was the one in the corner, and {kid} shut both eyes.
Detrás de los ojos también estaba oscuro, de un oscuro <rojo/con puntos>.
Behind the eyes it was dark as well, a <red dark/dark with dots>.

—Ese lo llevas siempre puesto —dijo {adult}.
“You always carry that one,” said {adult}.

{kid} los abrió y los cerró, para comparar.
{kid} opened and shut them, to compare.
-- advanced
La primera en apagarse fue la del rincón, y {kid} cerró los ojos a la vez.
The first to go out was the one in the corner, and at the same moment {kid} shut both eyes.
Resultó que detrás también estaba oscuro, de un oscuro <rojizo/lleno de puntos>.
It turned out that behind them it was dark as well, <a reddish dark/a dark full of dots>.

—Ese lo llevas puesto desde que naciste —dijo {adult}.
“You have carried that one since you were born,” said {adult}.

== eyes in lamps
-- beginner
—Los ojos necesitan veinte minutos —dice {adult}.
“Eyes need twenty minutes,” says {adult}.

Apagan la lámpara de la mesa y esperan.
They put out the lamp on the desk and wait.
Al principio no hay nada.
At first there is nothing.
Luego hay una ventana <gris/azul>.
Then there is a <grey/blue> window.
Luego hay una silla.
Then there is a chair.
La silla viene muy despacio.
The chair comes very slowly.

—Ahí estaba —dice {other}.
“There it was,” says {other}.
-- intermediate
—Los ojos necesitan veinte minutos para aprender —dijo {adult}, y apagó la lámpara de la mesa.
“Eyes need twenty minutes to learn,” said {adult}, and put out the lamp on the desk.

Al principio no hubo nada.
At first there was nothing.
Después hubo una ventana <gris/azul>, y después, muy despacio, una silla.
Then there was a <grey/blue> window, and then, very slowly, a chair.
{other} la saludó con la mano, y <la silla esperaba/era la de siempre>.
{other} waved at it, and <it was waiting/it was the old one>.
-- advanced
—Los ojos tardan veinte minutos en aprender —explicó {adult}, y apagó la lámpara de la mesa.
“Eyes take twenty minutes to learn,” explained {adult}, and put out the lamp on the desk.

Al principio no hubo nada en absoluto.
At first there was nothing at all.
Luego se formó una ventana <gris/azul> y, poco a poco, como una foto antigua, una silla.
Then a <grey/blue> window came and, little by little, like an old photograph, a chair.
+ {other} estuvo a punto de darle las buenas noches.
+ {other} almost said good night to it.

== coat in lamps
-- beginner
En la puerta hay alguien alto.
There is somebody tall at the door.
Tiene hombros y no tiene cabeza.
It has shoulders and no head.
{kid} enciende la lámpara.
{kid} lights the lamp.
Es el abrigo de {adult}.
It is the coat of {adult}.
{kid} apaga la lámpara.
{kid} puts the lamp out.
<Otra vez es alguien alto./Otra vez tiene hombros.>
<Once more it is somebody tall./Once more it has shoulders.>
{adult} cuelga el abrigo en otro sitio.
{adult} hangs the coat somewhere else.
-- intermediate
En la puerta había alguien alto, con hombros y sin cabeza.
At the door was somebody tall, with shoulders and no head.
{kid} encendió la lámpara, y era el abrigo de {adult}.
{kid} lit the lamp, and it was the coat of {adult}.
La apagó, y <volvía a tener hombros/otra vez era alguien>.
The lamp went out, and <the shoulders were back/it was somebody again>.
{adult} colgó el abrigo en el pasillo y dejó que {kid} mirase la percha vacía.
{adult} hung the coat in the hall, and {kid} looked at the empty hook.
-- advanced
Junto a la puerta había alguien muy alto, provisto de hombros y sin cabeza.
Beside the door was somebody very tall, with shoulders and without a head.
Con la lámpara encendida era el abrigo de {adult}, y con la lámpara apagada <volvía a tener intenciones/era otra vez alguien>.
With the lamp lit it was the coat of {adult}, and with the lamp out it <had intentions again/was somebody again>.
{adult} se lo llevó al pasillo, porque hasta un abrigo puede ponerse en otro sitio.
{adult} took it into the hall, since even a coat can be put somewhere else.

== hand in lamps
-- beginner
{kid} busca el vaso sin luz.
{kid} looks for the glass without a light.
La mano va sola por la mesa.
One hand goes along the table.
Toca un libro, un lápiz y una cosa pequeña.
It touches a book, a pen and something small.
La mano se para.
The hand stops.
La mano piensa.
The hand thinks.
Es <la goma/la llave> que se perdió el lunes.
It is <the rubber/the key> that got lost on Monday.

—De día no estaba —dice {kid}.
“It wasn’t there by day,” says {kid}.
-- intermediate
{kid} buscó el vaso sin encender nada, y la mano fue sola por la mesa.
{kid} looked for the glass without a light, and one hand went along the table.
Tocó un libro, un lápiz y luego una cosa pequeña.
It touched a book, a pencil and then something small.
Era <la goma/la llave> que se había perdido el lunes.
It was <the rubber/the key> that had been lost on Monday.

—Con luz no la encontró nadie —dijo {adult}.
“With the light on, nobody found it,” said {adult}.
-- advanced
{kid} buscó el vaso a tientas, y la mano avanzó por la mesa como un animal prudente.
{kid} felt for the glass, and one hand moved along the table like a careful animal.
Reconoció un libro y un lápiz, y después se detuvo en una cosa pequeña.
It knew a book and a pencil, and then it stopped at something small.
Era <la goma/la llave> perdida el lunes, que con luz no había visto nadie.
It was <the rubber/the key> lost on Monday, which nobody had seen with the light on.

== creak in lamps
-- beginner
Sin lámpara, la casa habla más.
With no lamp the house talks more.
Crac, dice el armario.
Crack, says the cupboard.
{other} dice: «¿Quién es?»
{other} says: “Who is it?”

—La madera se enfría y se encoge —dice {adult}—.
“Wood gets cold and shrinks,” says {adult}.
<De día también habla, pero hay ruido./Eso hace crac.>
“<It talks by day too, but we are loud./That is the crack.>”

Crac.
Crack.

—Buenas noches —dice {other} al armario.
“Good night,” says {other} to the cupboard.
-- intermediate
Con una lámpara menos, la casa hablaba más, y el armario hizo crac.
With one lamp less the house talked more, and the cupboard went crack.

—La madera se encoge con el fresco —dijo {adult}—, y <de día hace lo mismo/por eso cruje>.
“Wood shrinks when it cools,” said {adult}, “and <does so by day as well/that is the crack>.”

{other} esperó el siguiente, que tardó un rato.
{other} waited for the next, which took a while.
Cuando llegó, le dio las buenas noches.
When it came, it was wished a good night.
-- advanced
Con cada lámpara menos, la casa se volvía más habladora, y el armario dijo crac.
With each lamp less the house grew more talkative, and the cupboard went crack.

—La madera encoge cuando refresca —explicó {adult}—, solo que <de día no la deja hablar nadie/de día hay demasiado ruido>.
“Wood shrinks as it cools,” explained {adult}, “only <by day nobody lets it speak/by day there is too much noise>.”

{other} esperó el crac siguiente con verdadero interés, y cuando llegó le dio las buenas noches.
{other} waited for the next crack with real interest and, when it came, wished it a good night.

== moth in lamps
-- beginner
Una polilla da vueltas a la lámpara.
A moth flies round the lamp.
Pum, pum, contra el cristal.
Bump, bump, against the glass.
{kid} apaga la lámpara por la polilla.
{kid} puts out the lamp, for the moth.
La polilla descansa en la pared.
The moth has a rest on the wall.
<Luego sale por la ventana./Luego encuentra la ventana abierta.>
<Then it goes out of the window./Then it finds the open window.>

—Tampoco sabía irse con tanta luz —dice {adult}.
“With so much light it could not find the way,” says {adult}.
-- intermediate
Una polilla daba vueltas a la lámpara y chocaba contra el cristal: pum, pum.
A moth was flying round the lamp and into the glass: bump, bump.
{kid} apagó la lámpara, solo por la polilla.
{kid} put out the lamp, just for the moth.
La polilla descansó en la pared y <salió por la ventana/encontró la ventana sola>.
It had a rest on the wall and <left by the window/found the window by itself>.

—Con tanta luz no veía la salida —dijo {adult}.
“With so much light it couldn’t see the way out,” said {adult}.
-- advanced
Una polilla llevaba media hora estrellándose contra la lámpara.
For half an hour a moth had been flying into the lamp.
{kid} la apagó, y que conste que fue por la polilla.
{kid} put it out and, let it be noted, did so for the moth.
Después de un descanso en la pared, <salió por la ventana con mucha dignidad/encontró ella sola la ventana>.
After a rest on the wall it <left by the window with great dignity/found the window by itself>.

—Con tanta luz no veía por dónde se sale —dijo {adult}.
“With so much light it couldn’t see the way out,” said {adult}.

== shadow in lamps
-- beginner
Con una sola lámpara hay sombras.
With a single lamp there are shadows.
La sombra de {kid} llega al techo.
The shadow of {kid} is as tall as the room.
{adult} hace <un perro/un pato> con la mano.
{adult} makes <a dog/a duck> with one hand.
El animal abre la boca y dice algo.
It opens its mouth and speaks.
Entonces se va la luz de la lámpara.
Then the lamp goes out.

—¿Dónde está? —pregunta {kid}.
“Where did it go?” asks {kid}.

—Está aquí —dice {adult}, y le toca la nariz con dos dedos.
“Here,” says {adult}, and two fingers tap a nose.
-- intermediate
Cuando quedó una sola lámpara, la sombra de {kid} llegaba al techo.
When only one lamp was left, the shadow of {kid} reached the ceiling.
{adult} hizo <un perro/un pato> con las manos, que abría la boca y se quejaba.
{adult} made <a dog/a duck> with two hands, and it opened its mouth and complained.
Después apagaron, y el animal desapareció.
Then the lamp went out, and the animal was gone.

—Sigue aquí —dijo {adult}, y le tocó a {kid} la nariz con dos dedos.
“It’s still here,” said {adult}, and two fingers tapped {kid} on the nose.
-- advanced
Con una sola lámpara, la sombra de {kid} daba la vuelta por el techo y bajaba por la otra pared.
With a single lamp the shadow of {kid} went over the ceiling and down the other wall.
{adult} fabricó con las manos <un perro/un pato> bastante deslenguado.
{adult} made <a dog/a duck> with two hands, and it had a good deal to say.
Cuando apagaron la lámpara, el animal siguió hablando, que para eso tenía los dedos.
When the lamp was out the animal went on talking, since it still had its fingers.

== bulb in lamps
-- beginner
La lámpara de la estantería se funde.
The lamp on the shelf burns out.
Nadie la ha apagado.
Nobody put it out.
{kid} se queda con <media frase/la boca abierta>.
{kid} stops in the middle of a <word/yawn>.
Pasa un segundo, y pasan dos.
A second goes by, and two.
No viene nada.
Nothing comes.

—Esta no cuenta —dice {kid}.
“That one doesn’t count,” says {kid}.

—Cuenta la mitad —dice {adult}.
“It counts half,” says {adult}.
-- intermediate
La lámpara de la estantería se fundió ella sola, en mitad de <una palabra/un bostezo>.
The lamp on the shelf burned out by itself, in the middle of <a word/a yawn>.
{kid} no tuvo tiempo de prepararse.
{kid} had no time to get ready.
Pasó un segundo, pasaron dos, y no vino nada.
A second went by, then two, and nothing came.

—Esta no cuenta —dijo {kid}.
“That one doesn’t count,” said {kid}.

—Cuenta la mitad —dijo {adult}, buscando la caja de bombillas.
“It counts half,” said {adult}, looking for the box of bulbs.
-- advanced
La lámpara de la estantería se fundió por su cuenta, en mitad de <una frase/un bostezo>.
The lamp on the shelf burned out of its own accord, in the middle of <a sentence/a yawn>.
No hubo tiempo de prepararse, y el susto llegó cuando ya había pasado todo.
There was no time to get ready, and the fright came when it was all over.

—Esa no cuenta —protestó {kid}, y {adult} le contó la mitad.
“That one doesn’t count,” {kid} protested, and {adult} counted it as half.

== yard in far
-- beginner
El miércoles salen al patio sin luz.
On Wednesday they go out into the yard without a light.
Fuera, lo oscuro es más grande.
Outside, the dark is bigger.
{kid} tiene la mano de {adult} muy apretada.
{kid} holds the hand of {adult} very tight.

—Mira arriba —dice {adult}.
“Look up,” says {adult}.

Hay <siete/cinco> estrellas.
There are <seven/five> stars.
Esperan un rato, y hay veinte.
They wait a bit, and there are twenty.
Esperan más, y ya no se pueden contar.
They wait more, and you can’t count them.

—¿Dónde estaban? —pregunta {kid}.
“Where were they?” asks {kid}.

—Ahí —dice {adult}—.
“There,” says {adult}.
Detrás de nuestras lámparas.
“Behind our lamps.”

Por encima pasa un pájaro que trabaja de noche.
Over them flies a bird that works at night.
La mano ya no aprieta tanto.
The hand is not so tight now.
-- intermediate
El miércoles salieron al patio sin luz, y allí lo oscuro era más grande.
On Wednesday they went out into the yard, and there the dark was bigger.
{kid} apretaba la mano de {adult} como si fuera la última.
{kid} held on to the hand of {adult} as if it was the last.
Al mirar arriba había <siete/cinco> estrellas.
When they looked up there were <seven/five> stars.
Al rato había veinte, y más tarde ya no se podían contar.
After a while there were twenty, and later you could not count them.

—¿Dónde estaban? —preguntó {kid}.
“Where were they?” asked {kid}.

—Detrás de nuestras lámparas —dijo {adult}.
“Behind our lamps,” said {adult}.

Pasó un pájaro de los que trabajan de noche, y la mano dejó de apretar tanto.
A bird that works at night went by, and the hand was not so tight.
-- advanced
El miércoles salieron al patio sin luz, donde lo oscuro no tenía paredes.
On Wednesday they went out into the yard without a light, where the dark had no walls.
{kid} apretaba la mano de {adult} como quien no piensa devolverla.
{kid} held the hand of {adult} like somebody who does not mean to give it back.
En el primer minuto había <siete/cinco> estrellas mal contadas.
In the first minute there were <seven/five> stars, more or less.
A los veinte ya no se podían contar, y seguían llegando.
After twenty they could not be counted, and more were coming.

—¿Y dónde se metían? —preguntó {kid}, y resultó que detrás de las lámparas.
“And where were they hiding?” asked {kid}, and it was behind the lamps.

+ Pasó por encima un pájaro de los que trabajan de noche.
+ Overhead went a bird of the kind that works at night.

== pantry in far
-- beginner
Hay que ir a la despensa por un tarro.
Somebody has to get a jar from the larder.
La despensa no tiene ventana.
The larder has no window.
{kid} abre la puerta y mete un brazo.
{kid} opens the door and puts in an arm.
Lo saca y lo mira.
{kid} takes it out and looks at it.
Está entero.
It is all there.
Luego mete una pierna.
Then goes a leg.
Luego entra, y deja la puerta abierta <un palmo/un pie>.
Then all of {kid}, with the door open by a <hand/foot>.
Los tarros están fríos y tienen tapas lisas.
The jars are cold, with smooth lids.

—¿Cuál es? —pregunta {kid}.
“Which one is it?” asks {kid}.

—Mételo debajo de la nariz —dice {adult} desde fuera.
“Ask your nose,” says {adult} from outside.

El tercero es el de {smell}.
The third is the one that smells of {smell}.
Hay cuatro pasos hasta la luz, y {kid} los da sin correr.
It is four steps to the light, and {kid} does not run.
-- intermediate
Alguien tenía que ir a la despensa, que no tenía ventana, por un tarro.
Somebody had to get a jar from the larder, which had no window.
{kid} metió primero un brazo, lo sacó y comprobó que estaba entero.
First {kid} put in an arm, took it out and made sure that it was all there.
Después entró del todo y dejó la puerta abierta <un palmo/un pie>.
Then {kid} went in, and left the door open by a <hand/foot>.
Los tarros estaban fríos, y ninguno decía su nombre.
The jars were cold, and none of them gave its name.

—Pregúntale a la nariz —dijo {adult} desde fuera.
“Ask your nose,” said {adult} from outside.

El tercero olía a {smell}.
The third smelled of {smell}.
Hasta la luz había cuatro pasos, y {kid} los dio andando.
It was four steps to the light, and {kid} walked them.
-- advanced
Hacía falta un tarro de la despensa, que carecía de ventana y de interruptor.
A jar was needed from the larder, which had neither window nor switch.
{kid} mandó por delante un brazo y, viendo que volvía entero, entró detrás.
{kid} sent in an arm and, seeing it come back whole, followed.
La puerta quedó abierta <un palmo/lo que mide un pie>, por si acaso.
The door was left open by <a hand/the length of a foot>, just in case.

—Los tarros se leen con la nariz —avisó {adult} desde fuera.
“Jars are read with the nose,” {adult} called from outside.

El tercero resultó ser el de {smell}, y los cuatro pasos de vuelta se dieron sin correr.
The third proved to be the one with {smell}, and the four steps back were taken at a walk.

== blind in far
-- beginner
Viene de visita un amigo de {adult}.
A friend of {adult} comes to visit.
Se llama don Ciro y no ve nada.
His name is Don Ciro, and he is blind.
Se va la luz en toda la calle.
The light goes off in the whole street.
Todos se paran, menos don Ciro.
They all stop, but not Don Ciro.
Él sigue sirviendo el <té/chocolate>.
He goes on pouring <tea/cocoa>.

—¿Cómo sabe cuándo está llena? —pregunta {kid}.
“How do you know when it is full?” asks {kid}.

—La taza canta —dice don Ciro—.
“The cup sings,” says Don Ciro.
Escucha cómo sube.
“Hear it go up.”

{kid} escucha.
{kid} listens.
Es verdad: el ruido empieza gordo y acaba fino.
It is true: the sound begins fat and ends thin.
Cuando vuelve la luz, nadie la esperaba.
When the light comes back, no one was waiting for it.
-- intermediate
Vino de visita don Ciro, un amigo de {adult} que no veía desde pequeño.
A friend of {adult} came to visit, Don Ciro, who had been blind since he was small.
De pronto se fue la luz en toda la calle.
Suddenly the light went off in the whole street.
Todo el mundo se quedó quieto, menos don Ciro, que siguió sirviendo el <té/chocolate>.
Everyone stood still except Don Ciro, who went on pouring the <tea/cocoa>.

—¿Y cómo sabe cuándo está llena? —preguntó {kid}.
“And how do you know when it’s full?” asked {kid}.

—Porque la taza canta, escúchala —dijo don Ciro.
“Because the cup sings, listen,” said Don Ciro.

Era verdad: empezaba gordo y acababa fino.
It was true: it began fat and ended thin.
Cuando volvió la luz, casi molestó.
When the light came back, it was almost a pity.
-- advanced
Vino a merendar don Ciro, un amigo de {adult} que no veía desde niño.
Don Ciro came to tea, a friend of {adult}, who had been blind since he was a boy.
A media tarde se fue la luz, y todo el mundo se quedó quieto con algo en la mano.
The light went off, and everybody stood still with something in one hand.
Don Ciro, en cambio, siguió sirviendo el <té/chocolate> sin derramar una gota.
Don Ciro, however, went on pouring the <tea/cocoa> without spilling a drop.

@ciro —La taza canta según se llena —le explicó a {kid}—, y no hay más que oírla.
“A cup sings as it fills,” he explained to {kid}, “and one has only to listen.”

Era cierto que empezaba gordo y acababa fino, y nadie en aquella mesa lo había oído nunca.
It did begin fat and end thin, and nobody at that table had ever heard it.

== train in far
-- beginner
Antes del día, {kid} abre los ojos.
Before dawn {kid} wakes up.
El cuarto está muy negro.
The room is very black.
Quedan dos lámparas, muy lejos.
There are two lamps left, far away.
{kid} llama.
{kid} calls.
{adult} viene por el pasillo y no enciende nada.
{adult} comes along the hall and lights nothing.

—¿Enciendo? —pregunta {adult}.
“Shall I?” asks {adult}.

{kid} escucha un rato.
{kid} listens for a while.
Muy lejos pasa un tren.
Far off a train goes by.
<Va lleno de gente despierta./El tren no lleva prisa.>
<It is full of people who are awake./The train is in no hurry.>

—Todavía no —dice {kid}.
“Not yet,” says {kid}.

Se sientan en la cama hasta que el tren se acaba.
They sit on the bed until there is no more train.
-- intermediate
De madrugada, {kid} se despertó, y el cuarto estaba muy negro.
Before dawn {kid} woke up, and the room was very black.
Llamó, y {adult} vino por el pasillo con los pies descalzos, sin encender nada.
{kid} called, and {adult} came along the hall in bare feet and lit nothing.

—¿Enciendo? —preguntó desde la puerta.
“Shall I?” asked {adult} from the door.

{kid} escuchó un rato antes de contestar.
{kid} listened for a while before answering.
Muy lejos pasaba un tren, <lleno de gente despierta/sin ninguna prisa>.
Far off a train was going by, <full of people who were awake/in no hurry>.

—Todavía no —dijo {kid}.
“Not yet,” said {kid}.

Se quedaron en la cama, oyendo, hasta que se acabó el tren.
They sat on the bed, listening, until there was no more train.
-- advanced
A las dos de la mañana {kid} se despertó en un cuarto sin bordes.
At two in the morning {kid} woke up in a room without edges.
Llamó una vez, y por el pasillo llegaron los pies descalzos de {adult}.
{kid} called once, and along the hall came the bare feet of {adult}.

—¿Enciendo? —preguntó {adult}, con la mano ya en la pared.
“Shall I?” asked {adult}, with one hand on the wall already.

{kid} escuchó antes de decidir, porque muy lejos pasaba un tren <lleno de gente despierta/que no tenía prisa>.
{kid} listened before deciding, because far off a train was going by, <full of people awake/in no hurry>.

—Todavía no —dijo, y se quedaron sentados hasta que se acabó el tren.
“Not yet,” said {kid}, and they sat there until there was no more train.

== back in far
-- beginner
El jueves es un mal día.
Thursday is a bad day.
Hay truenos, y {kid} enciende todas las lámparas otra vez.
There is thunder, and {kid} lights all the lamps again.
Las nueve.
All nine.
{adult} no dice nada y trae una manta.
{adult} says nothing and brings a blanket.
Se sientan debajo con <pan/galletas>.
They sit under it with <bread/nuts>.

—He perdido cinco noches —dice {kid}.
“I have lost five nights,” says {kid}.

—No se pierden —dice {adult}—.
“They are not lost,” says {adult}.
El capullo no ha ido hacia atrás.
“The bud has not gone back.”

{kid} va a mirarlo con la manta puesta.
{kid} goes to look, under the blanket.
Es verdad.
It is true.
Hoy está igual de gordo, y espera.
It is as fat as before, and it waits.
-- intermediate
El jueves hubo truenos, y {kid} encendió otra vez las nueve lámparas.
On Thursday there was thunder, and {kid} lit all nine lamps again.
{adult} no dijo nada, y trajo una manta y <pan/galletas>.
{adult} said nothing, and brought a blanket and some <bread/nuts>.

—He perdido todas las noches —dijo {kid} desde debajo.
“I have lost all the nights,” said {kid} from under it.

—Las noches no se pierden —dijo {adult}—, y el capullo no ha ido hacia atrás.
“Nights don’t get lost,” said {adult}, “and the bud has not gone back.”

{kid} fue a mirarlo con la manta puesta, y era verdad.
{kid} went to look, blanket and all, and it was true.
Estaba igual de gordo, esperando.
It was as fat as before, and waiting.
-- advanced
El jueves tronó de tal manera que {kid} encendió otra vez las nueve lámparas, una detrás de otra.
On Thursday it thundered so much that {kid} lit all nine lamps again, one after another.
{adult} no hizo comentarios y llegó con una manta y <pan/galletas>.
{adult} made no remark, and arrived with a blanket and some <bread/nuts>.

—He perdido todas las noches que llevaba —dijo {kid} desde debajo.
“I have lost all the nights that I had,” said {kid} from under it.

—Las noches no se pierden —dijo {adult}—, y el capullo no ha ido para atrás.
“Nights do not get lost,” said {adult}, “and the bud has not gone back.”

+ {kid} fue a comprobarlo con la manta a rastras, y era cierto.
+ {kid} went to check, trailing the blanket, and it was so.

== tonight
-- beginner
Una noche el capullo se mueve.
One night the bud moves.

—Es hoy —dice {adult}.
“It is tonight,” says {adult}.

Queda encendida una lámpara: {lamp}.
One lamp is still lit: {lamp}.
{kid} mira {lamp} y mira la planta.
{kid} looks at it, and at the plant.
+ <Respira dos veces./Tarda un rato.>
+ <There are two deep breaths./It takes a while.>

—Apaga tú —dice {kid}, y luego—: No, yo.
“You do it,” says {kid}, and then: “No, me.”

Clic.
Click.
-- intermediate
Una noche, el capullo se movió.
One night the bud moved.

—Es hoy —dijo {adult}.
“It’s tonight,” said {adult}.

Solo quedaba encendida {lamp}.
Only {lamp} was still lit.
+ {kid} miró la luz, miró la planta y <respiró dos veces/tardó un rato>.
+ {kid} looked at the light, looked at the plant and <took two breaths/took a while>.

—Apaga tú —dijo {kid}, y después—: No, yo.
“You do it,” said {kid}, and then: “No, me.”

Y <se oyó/sonó> el clic.
And <there was/they heard> the click.
-- advanced
Una noche, a eso de las diez, el capullo se movió.
One night, at about ten, the bud moved.

—Es hoy —dijo {adult} en voz baja, y solo quedaba encendida {lamp}.
“It’s tonight,” said {adult} quietly, and only {lamp} was still lit.

+ {kid} miró la luz, miró la planta y <respiró dos veces/se tomó su tiempo>.
+ {kid} looked at the light, looked at the plant and <took two breaths/took some time>.

—Apágala tú —dijo {kid}, y cambió de idea—: No, yo.
“You put it out,” said {kid}, and then: “No, me.”

Y <se oyó/sonó> el clic.
And <there was/they heard> the click.

== open
-- beginner
+ Esperan <sin hablar/con la boca cerrada>.
+ They wait and <do not talk/shut their mouths>.
Primero llega un olor a {smell}.
First comes a smell of {smell}.
Luego los ojos aprenden.
Then the eyes learn.
En {pot.the} hay algo rosa que crece.
In {pot.the} is something pink, and it grows.
Es grande como <un plato/dos manos>.
It is as big as <a plate/two hands>.
+ Nadie la ha visto con luz.
+ Nobody has seen it in the light.
+ {other} la toca con un dedo, y está fría.
+ {other} touches it with one finger, and it is cool.
-- intermediate
+ Esperaron <sin hablar/con la boca cerrada>.
+ They waited and <did not talk/kept their mouths shut>.
Primero llegó un olor a {smell}, que llenó el cuarto.
First came a smell of {smell}, which filled the room.
Después, cuando los ojos aprendieron, se vio algo rosa en {pot.the}.
Then, when the eyes had learned, there was something pink in {pot.the}.
Se abría muy despacio, hasta ser como <un plato/dos manos>.
It opened very slowly, until it was as big as <a plate/two hands>.
+ {other} la tocó con un dedo, y estaba fresca.
+ {other} touched it with one finger, and it was cool.
-- advanced
Esperaron sin hablar, y antes que nada llegó el olor a {smell}.
They waited without talking, and first of all came the smell of {smell}.
Después, a medida que los ojos aprendían, en {pot.the} fue apareciendo algo rosa.
Then, as the eyes learned, something pink began to appear in {pot.the}.
+ Se abrió tan despacio como se separan <dos manos/unas páginas>, hasta quedar del tamaño de un plato.
+ It opened as slowly as <two hands/pages> come apart, until it was as big as a plate.
+ {other} le acercó un dedo, y estaba fresca como el agua.
+ {other} held out a finger, and it was as cool as water.

== end
-- beginner
Por la mañana la flor cuelga como un calcetín.
In the morning the flower hangs like a sock.
+ Ya ha tenido su noche.
+ It has had its night.
Por la tarde, {adult} cuenta las lámparas.
In the evening {adult} counts the lamps.

—¿Cuáles quieres? —pregunta {adult}.
“Which do you want?” asks {adult}.

{kid} lo piensa bien.
{kid} thinks hard.

—La del pasillo —dice—.
“The one in the hall,” says {kid}.
Y la puerta, así.
“And the door like this.”

Por la puerta entra una raya de luz, fina como un <lápiz/hilo>.
Through the door comes a line of light, as thin as a <pen/thread>.
-- intermediate
Por la mañana la flor colgaba como un calcetín.
In the morning the flower hung like a sock.
+ Por la tarde {adult} contó las lámparas.
+ In the evening {adult} counted the lamps.

—¿Cuáles te dejo encendidas? —preguntó {adult}.
“Which shall I leave on for you?” asked {adult}.

—La del pasillo —dijo {kid} después de pensarlo—, y la puerta así.
“The one in the hall,” said {kid} after some thought, “and the door like this.”

Por la puerta entraba una raya de luz, fina como un <lápiz/hilo>.
Through the door came a line of light, as thin as a <pencil/thread>.
-- advanced
Por la mañana la flor colgaba como un calcetín, porque ya había tenido su noche.
In the morning the flower hung like a sock, because it had had its night.

—¿Cuáles te dejo? —preguntó {adult} aquella tarde.
“Which do I leave on?” asked {adult} that evening.

—La del pasillo —dijo {kid} por fin—, y la puerta así.
“The one in the hall,” said {kid} at last, “and the door like this.”

Por la puerta entraba una raya de luz, fina como un <lápiz/hilo>.
Through the door came a line of light, as thin as a <pencil/thread>.
