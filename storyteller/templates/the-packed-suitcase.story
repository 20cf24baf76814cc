plot: War is on television, and under the bed of somebody old stands a suitcase that has been packed since another war; each night one thing may be taken out and asked about; no answer ends the war, the child puts in one thing for whoever has to run, and the suitcase goes back unlocked.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: heavy:war
picture: bedroom, night, worried, kid, other, elder
middle: bedroom, night, worried, kid points box, other, elder sits, box
end: bedroom, night, calm, kid sits beside elder, other, elder, box
take things: 1 4 6
take far: 0 1 4

title: La maleta de debajo de la cama = The Suitcase under the Bed
title: Una cosa cada noche = One Thing Each Night
title: Por si acaso = Just in Case
title: Lo que cabía en la maleta = What Fitted in the Suitcase

cast elder f old: la abuela Paz = Grandma Paz
cast elder m old: el abuelo Luis = Grandpa Luis
cast elder f old: la abuela Mar = Grandma Mar
cast elder m old: el abuelo León = Grandpa León
cast elder f old: la abuela Cruz = Grandma Cruz
cast elder m old: el abuelo Blas = Grandpa Blas
cast elder f old: la abuela Luz = Grandma Luz
cast elder m old: el abuelo Juan = Grandpa Juan

cast case: una maleta marrón = a brown suitcase
  the: la maleta marrón = the brown suitcase
cast case: una maleta de cartón = a cardboard suitcase
  the: la maleta de cartón = the cardboard suitcase
cast case: una maleta con cuerda = a suitcase tied with rope
  the: la maleta de la cuerda = the suitcase with the rope
cast case: una maleta negra = a black suitcase
  the: la maleta negra = the black suitcase
cast case: una maleta pequeña = a small suitcase
  the: la maleta pequeña = the small suitcase
cast case: una maleta verde = a green suitcase
  the: la maleta verde = the green suitcase

cast gift: una linterna = a torch
cast gift: unas ceras = some crayons
cast gift: unos calcetines = some socks
cast gift: una peonza = a spinning top
cast gift: un silbato = a whistle
cast gift: una tableta de chocolate = a bar of chocolate

cast dish: el arroz = the rice
cast dish: la sopa = the soup
cast dish: el pan = the bread
cast dish: la fruta = the fruit
cast dish: la tortilla = the omelette
cast dish: el queso = the cheese

word: la maleta = the suitcase
word: la guerra = the war: war
word: la cama = the bed
word: la cosa: cosa, cosas = the thing: thing, things
word: la noche: noche, noches = the night: night, nights
word: la llave = the key: key
word: la casa: casa, casas = the house: house, houses
word: el pan = the bread: bread
word: la televisión: televisión, tele = television: television, TV
word: el humo = the smoke: smoke
word: correr: correr, corrió, corrimos, corre = to run: run, ran, runs
word: lejos = far
word: guardar: guarda, guardó, guardaba = to keep: keeps, kept
word: abrir: abre, abrió, abría = to open: opens, opened
word: la mano: mano, manos = the hand: hand, hands
word: el mapa = the map
word: la puerta = the door
word: la mesa = the table
word: preguntar: pregunta, preguntó = to ask: asks, asked
word: dormir: duerme, dormir, dormía = to sleep: sleeps, sleep, slept

question: ¿Qué pondrías tú en la maleta para quien tiene que correr? = What would you put in the suitcase for somebody who has to run?
question: ¿Por qué se queda la maleta sin llave al final? = Why is the suitcase not locked in the end?
question: ¿A quién le preguntas tú cuando ves algo triste en la televisión? = Who do you ask when you see something sad on television?

== news
-- beginner
En la tele hay una ciudad con humo.
On TV there is a town with smoke.
La gente corre con bolsas.
People run with bags.
Es la guerra.
It is war.
{elder} deja {dish} y apaga la tele.
{elder} puts down {dish} and turns off the TV.

—¿Ya se acabó? —[pregunta {kid}|preguntan {kids}].
“Is it over?” [asks {kid}|ask {kids}].

—No —dice {elder}—.
“No,” says {elder}.
<Solo se acabó la tele./Aquí se apaga, y allí no.>
“<Only the TV is over./It goes off here, but not there.>”
-- intermediate
En la televisión salió una ciudad con humo, y gente que corría con bolsas.
On television there was a town with smoke, and people who ran with bags.
{elder} dejó {dish} y apagó el aparato.
{elder} put down {dish} and turned it off.

—¿Ya se ha acabado la guerra? —[preguntó {kid}|preguntaron {kids}].
“Is the war over now?” asked {kids}.

—No —dijo {elder}—, <solo se ha acabado la tele/aquí se apaga, pero allí no>.
“No,” said {elder}, “<only the television is over/it goes off here, but not there>.”
-- advanced
A la hora de cenar salió en la televisión una ciudad con humo, y gente que corría con bolsas.
At supper there was a town with smoke on television, and people running with bags.
{elder} apartó {dish}, se levantó y apagó el aparato.
{elder} pushed away {dish}, got up and turned it off.

—¿Ya se ha acabado la guerra? —[preguntó {kid}|preguntaron {kids}].
“Is the war over now?” asked {kids}.

—Ahí dentro, sí —dijo {elder}—, pero <donde está no tiene botón/allí no se puede apagar>.
“In there, yes,” said {elder}, “but <where it is there is no switch/over there nobody can turn it off>.”

== case
-- beginner
Debajo de la cama de {elder} hay {case}.
Under {elder}’s bed there is {case}.
Está llena y cerrada con llave.
It is full, and locked.

—¿Vas de viaje? —pregunta {kid}.
“Are you going away?” asks {kid}.

—Ahora no —dice {elder}—.
“Not now,” says {elder}.
<Yo corrí así una vez./Una vez corrí yo.>
“<I ran like that once./Once it was me.>
+ Tenía siete años.
+ I was seven.
* Puedes sacar una cosa cada noche.
* You can take out one thing each night.”
-- intermediate
Debajo de la cama de {elder} había {case}, cerrada con llave.
Under {elder}’s bed there was {case}, locked with a key.

—¿Te vas de viaje? —preguntó {kid}.
“Are you going away?” asked {kid}.

—La tengo hecha desde los siete años —dijo {elder}—.
“It has been packed since I was seven,” said {elder}.
<Aquella vez tuve que correr./Aquella vez corría mi familia.>
“<That time I had to run./That time it was us who ran.>”

+ Nadie la había abierto en todo ese tiempo.
+ In all that time nobody had opened it.

* —Te dejo sacar una cosa cada noche —dijo.
* “You may take out one thing each night,” said {elder}.
-- advanced
Debajo de la cama de {elder} había {case}, cerrada con llave desde mucho antes de que naciera nadie.
Under {elder}’s bed was {case}, which had been locked since before anyone there was born.

—¿Adónde vas? —preguntó {kid}, que acababa de descubrirla.
“Where are you going?” asked {kid}, who had just found it.

—A ninguna parte —dijo {elder}—, pero <a los siete años me tocó correr/a los siete años corrí yo con una bolsa>.
“Nowhere,” said {elder}, “but <when I was seven I had to run/at seven it was me with a bag>.”

* —Te dejo sacar una cosa cada noche —añadió, y buscó la llave.
* “You may take out one thing each night,” said {elder}, and looked for the key.

== here ages=3-5
-- beginner
—¿La guerra viene aquí? —pregunta {kid}.
“Is the war coming here?” asks {kid}.

—Está muy lejos —dice {elder}—.
“It is very far away,” says {elder}.
<Hoy duermes en tu cama./Esta noche aquí se duerme.>
“<Tonight you sleep in your bed./Tonight we sleep here.>
Y yo, en la mía.
And I sleep in mine.”

{kid} escucha.
{kid} listens.
Solo suena <la nevera/el reloj>.
There is only the <fridge/clock>.
-- intermediate
—¿La guerra viene aquí? —preguntó {kid}.
“Is the war coming here?” asked {kid}.

—Está lejos —dijo {elder}—, y <esta noche duermes en tu cama/esta noche aquí se duerme>.
“It is far away,” said {elder}, “and <tonight you sleep in your bed/tonight we sleep here>.”

Escucharon un rato, y solo sonaba <la nevera/el reloj>.
They listened for a while, and there was only the <fridge/clock>.
-- advanced
—¿Y puede venir aquí? —preguntó {kid}, con la sábana hasta los ojos.
“And can it come here?” asked {kid}, with the sheet up to both eyes.

—Está muy lejos —dijo {elder}—, y esta noche <aquí se duerme/cada cual duerme en su cama>.
“It is very far away,” said {elder}, “and tonight <people here will sleep/we all sleep in our beds>.”

+ Se quedaron escuchando, y no sonaba más que <la nevera/el reloj>.
+ They listened, and there was only the <fridge/clock>.

== why ages=6-8
-- beginner
—¿Por qué lo hacen? —pregunta {kid}.
“Why do they do it?” asks {kid}.

—Alguien quiere lo que no es suyo —dice {elder}—.
“Somebody wants what is not his,” says {elder}.
Y mucha gente obedece.
“And many people do what he says.”

@kid —¿Y nadie dice que no?
“Does nobody say no?”

@elder —<Sí, y cuesta mucho./Sí, y es muy difícil.>
“<Yes, and it costs a lot./Yes, and it is very hard.>”
-- intermediate
—¿Y por qué lo hacen? —preguntó {kid}.
“And why do they do it?” asked {kid}.

—Alguien quiere lo que no es suyo —dijo {elder}—, y mucha gente obedece.
“Somebody wants what is not his,” said {elder}, “and many people obey.”

@kid —¿Y nadie dice que no?
“Does nobody say no?”

—Sí, <hay quien lo dice/algunas personas>, y les cuesta muchísimo —dijo {elder}.
“Yes, <there are some/some people do>, and it costs them a great deal,” said {elder}.
-- advanced
—¿Y por qué lo hacen? —preguntó {kid}.
“And why do they do it?” asked {kid}.

—Porque alguien quiere lo que no es suyo, y porque mucha gente obedece —dijo {elder}.
“Because somebody wants what is not his, and because many people obey,” said {elder}.

+ —¿Y nadie se niega? —preguntó {kid}, y {elder} dijo que sí, y que sale muy caro.
+ “Does nobody refuse?” asked {kid}, and {elder} said that some do, and that it costs them dearly.

== savings ages=9-12
-- beginner
{kid} tiene un bote con dinero.
{kid} has a jar of money.
Es para <una bici/un viaje>.
It is for <a bike/a trip>.
En la escuela juntan dinero para mantas.
At school they are saving up for blankets.
{kid} pone el bote en la mesa y lo mira.
{kid} puts the jar on the table and looks at it.

—No tienes que hacerlo —dice {elder}.
“You don’t have to,” says {elder}.

{kid} saca la mitad, y le duele.
{kid} takes out half, and it hurts.
-- intermediate
{kid} tenía un bote con dinero para <una bici/un viaje>.
{kid} had a jar of money for <a bike/a trip>.
En la escuela se juntaba para mantas.
At school they were saving up for blankets.

—No tienes que hacerlo —dijo {elder}.
“You don’t have to,” said {elder}.

{kid} contó la mitad despacio, porque cada moneda era <un trozo de rueda/un kilómetro>.
{kid} counted out half slowly, for each coin was <a piece of wheel/a mile>.
-- advanced
{kid} guardaba en un bote casi todo lo que costaba <una bici/un viaje>.
{kid} kept in a jar nearly all the price of <a bike/a trip>.
En la escuela se juntaba dinero para mantas, y nadie obligaba a nadie.
At school they were saving up for blankets, and nobody was made to give.

+ —La bici también es importante —dijo {elder}, que no bromeaba.
+ “What you want matters too,” said {elder}, and meant it.

{kid} apartó la mitad, moneda por moneda, y dolió hasta la última.
{kid} put aside half, coin by coin, and it hurt to the last.

== spoon in things
-- beginner
Hoy sale una cuchara.
Tonight it is a spoon.
Está doblada.
It is bent.

—Con esta comía mucha gente —dice {elder}—.
“A lot of us ate with that one,” says {elder}.
<Nueve personas./Once personas.>
“<Nine of us./Eleven of us.>
Una cucharada y la pasabas.
One mouthful, and you passed it on.”

{kid} come hoy {dish} con la cuchara doblada.
Today {kid} eats with the bent spoon.
Es difícil, y no se cae nada.
It is hard, but nothing falls.
-- intermediate
Una noche salió una cuchara doblada.
One night it was a bent spoon.

—Con esta comíamos <nueve/once> —dijo {elder}—, una cucharada cada vez, y pasarla.
“<Nine/Eleven> of us ate with that,” said {elder}, “one mouthful, and pass it on.”

{kid} se comió {dish} con la cuchara doblada.
{kid} ate {dish} with the bent spoon.
Había que inclinar la cabeza, y no se cayó nada.
You had to bend your head, and nothing fell.
-- advanced
Una noche salió una cuchara tan doblada que parecía estar preguntando algo.
One night it was a spoon, so bent that it seemed to be asking something.

—Con esa comíamos <nueve/once> personas —dijo {elder}—, a cucharada por turno.
“<Nine/Eleven> of us ate with that,” said {elder}, “a mouthful at a time.”

{kid} quiso terminar {dish} con ella, y se tardó el doble.
{kid} chose to finish {dish} with it, which took twice as long.
+ No se cayó nada.
+ Nothing fell.

== key in things
-- beginner
Hoy sale una llave grande.
Tonight it is a big key.

—¿Qué abre? —pregunta {kid}.
“What does it open?” asks {kid}.

—Una puerta azul —dice {elder}—.
“A blue door,” says {elder}.
Ya no hay puerta.
“The door is gone.
<Tampoco hay casa./La casa tampoco está.>
<So is the house./The house is gone too.>”

@kid —¿Y para qué la guardas?
“Why do you keep it?”

—Todavía sé cómo sonaba —dice {elder}.
“I still know how it sounded,” says {elder}.

{kid} la gira en el aire: clac.
{kid} turns it in the air: clack.
-- intermediate
Otra noche salió una llave grande, de una puerta azul.
Another night it was a big key, to a blue door.

—¿Y dónde está la puerta? —preguntó {kid}.
“And where is the door?” asked {kid}.

—Ya no está, y <la casa tampoco/la calle tampoco> —dijo {elder}—.
“It’s gone, and <so is the house/so is the street>,” said {elder}.
Pero todavía sé cómo sonaba.
“But I still know how it sounded.”

{kid} la giró en el aire, y {elder} hizo el ruido con la boca: clac.
{kid} turned it in the air, and {elder} made the sound: clack.
-- advanced
Otra noche salió una llave enorme, la de una puerta azul que ya no existía.
Another night it was a huge key, to a blue door that was no longer there.

—¿Y para qué sirve una llave sin puerta? —preguntó {kid}.
“And what use is a key without a door?” asked {kid}.

—Para acordarse del ruido —dijo {elder}—, porque <la casa tampoco está/de la calle no queda nada>.
“For remembering the sound,” said {elder}, “since <the house is gone too/nothing is left of the street>.”

{kid} la giró en el aire, y {elder} dijo clac exactamente a tiempo.
{kid} turned it in the air, and {elder} said clack at exactly the right moment.

== sum in things
-- beginner
Hoy sale un cuaderno de la escuela.
Tonight it is a notebook from school.
En la última página hay media cuenta.
On the last page there is half a sum.
«<Ocho por siete/Nueve por seis>», dice, y nada más.
“<Eight sevens/Nine sixes>,” it says, and no more.

—Sonó la sirena —dice {elder}—.
“There was the alarm,” says {elder}.
Nadie la terminó.
“No one finished it.”

{other} busca un lápiz y la termina.
{other} finds a pencil and finishes it.
{elder} mira el número mucho rato.
{elder} looks at the number for a long time.
-- intermediate
Otra noche salió un cuaderno que se paraba a mitad de una cuenta.
Another night it was a notebook that stopped in the middle of a sum.

—<Ocho por siete/Nueve por seis> —leyó {other}.
“<Eight sevens/Nine sixes>,” read {other}.

—Sonó la sirena, y salimos corriendo —dijo {elder}—, y ahí se quedó.
“The alarm went, and we ran,” said {elder}, “and there it stayed.”

{other} buscó un lápiz y puso el resultado.
{other} found a pencil and put in the answer.
{elder} miró el número mucho rato, por si había que corregirlo.
{elder} looked at it for some time, as if to mark it.
-- advanced
Otra noche salió un cuaderno escolar que terminaba en mitad de una cuenta: <ocho por siete/nueve por seis>.
Another night it was a school notebook that ended in the middle of a sum: <eight sevens/nine sixes>.

—Ahí sonó la sirena —dijo {elder}—, y la señorita dijo que dejásemos el lápiz.
“That was when the alarm went,” said {elder}, “and Miss told us to put down our pencils.”

{other} escribió el resultado con mucho cuidado.
With great care {other} wrote in the answer.
+ {elder} lo estuvo mirando como quien recibe una carta con retraso.
+ {elder} looked at it as at a letter that comes late.

== button in things
-- beginner
Hoy sale un botón <rojo/dorado>.
Tonight it is a <red/gold> button.
Era del abrigo de una señora.
It was from a woman’s coat.

—¿De qué señora? —pregunta {kid}.
“What woman?” asks {kid}.

—Nunca lo supe —dice {elder}—.
“I never knew,” says {elder}.
Me tapó con su abrigo toda una noche.
“Her coat kept me warm all one night.
Por la mañana se fue.
In the morning she left.”

{kid} cierra la mano, y el botón se pone caliente.
{kid} shuts a hand, and the button grows warm.
-- intermediate
Otra noche salió un botón <rojo/dorado>.
Another night it was a <red/gold> button.

—Era de una señora que no conocíamos —dijo {elder}—.
“It belonged to a woman that we did not know,” said {elder}.
Me tapó con su abrigo toda una noche y por la mañana se marchó.
“Her coat kept me warm all night, and in the morning she left.”

—¿Cómo se llamaba? —preguntó {kid}.
“What was her name?” asked {kid}.

Eso no lo supo nunca nadie.
That nobody ever knew.
{kid} apretó el botón hasta que se puso caliente.
{kid} held the button until it grew warm.
-- advanced
Otra noche salió un botón <rojo/dorado>, con un poco de hilo todavía.
Another night it was a <red/gold> button, with a bit of thread still on it.

—Era del abrigo de una desconocida —dijo {elder}—, que me tapó una noche entera y se marchó sin decir su nombre.
“It is from a stranger’s coat,” said {elder}, “which kept me warm all one night, and she left without a name.”

{kid} lo apretó hasta que se puso caliente.
{kid} held it until it grew warm.
+ Por aquel nombre se preguntó muchas veces, y no había manera.
+ That name was often asked for, and there was no finding it.

== photo in things
-- beginner
Hoy sale una foto de un perro.
Tonight it is a photo of a dog.

—¿Cómo se llama? —pregunta {other}.
“What is he called?” asks {other}.

—<Nublado/Miércoles> —dice {elder}—.
“<Cloud/Wednesday>,” says {elder}.
No podía venir.
“He could not come.
Se quedó con el panadero.
He stayed with the baker.”

@kid —¿Y qué pasó?
“And what then?”

—El panadero tenía pan —dice {elder}.
“The baker had bread,” says {elder}.

Nadie sabe más, y {other} mira la foto de cerca.
No one knows more, and {other} looks at it up close.
-- intermediate
Otra noche salió la foto de un perro que se llamaba <Nublado/Miércoles>.
Another night it was the photo of a dog called <Cloud/Wednesday>.

—No podía venir y se quedó con el panadero —dijo {elder}.
“He could not come, and stayed with the baker,” said {elder}.

—¿Y qué pasó luego? —preguntó {other}.
“And what happened then?” asked {other}.

—Luego no lo sé —dijo {elder}—, pero aquel panadero era de los que guardan las puntas.
“I don’t know,” said {elder}, “but that baker was one who saved the crusts.”
-- advanced
Otra noche salió la foto de un perro con cara de haber comido, llamado <Nublado/Miércoles>.
Another night it was the photo of a dog with a fed look, called <Cloud/Wednesday>.

—Hubo que dejarlo con el panadero —dijo {elder}—, y ya no supe más.
“He had to be left with the baker,” said {elder}, “and I heard no more.”

{other} acercó la foto a la luz, en busca de pistas.
{other} held the photo to the light, looking for clues.

—Aquel panadero guardaba las puntas del pan —dijo {elder} al rato—, eso sí lo sé.
“That baker used to save the crusts,” said {elder} after a while, “and that I do know.”

== rope in things
-- beginner
Hoy sale una cuerda con nudos.
Tonight it is a rope with knots.

—Andábamos de noche —dice {elder}—.
“We walked at night,” says {elder}.
Una mano en cada nudo.
“A hand on each knot.
<Así no se perdía nadie./Así nadie se quedaba atrás.>
<So nobody got lost./So nobody was left behind.>”

Van por el pasillo a oscuras, con la cuerda.
They go down the hall in the dark, with the rope.
{kid} toma un nudo, y {elder}, otro.
{kid} takes one knot, and {elder} another.
Es un pasillo corto y se tarda mucho.
It is a short hall, and it takes a long time.
-- intermediate
Otra noche salió una cuerda con nudos, uno para cada mano.
Another night it was a rope with knots, one for each hand.

—Andábamos sin luz —dijo {elder}—, y <así no se perdía nadie/así nadie se quedaba atrás>.
“We walked without a light,” said {elder}, “and <so nobody got lost/so nobody was left behind>.”

Lo probaron en el pasillo, {kid} en un nudo y {elder} en otro.
They tried it in the hall, {kid} at one knot and {elder} at another.
Era un pasillo corto, y se tardaba.
It was a short hall, and it took a while.
-- advanced
Otra noche salió una cuerda con nudos, a razón de un nudo por mano.
Another night it was a rope with knots, one to a hand.

—De noche se andaba sin luz —dijo {elder}—, y <con esto no se perdía nadie/con esto nadie se quedaba atrás>.
“We walked at night without a light,” said {elder}, “and <with this nobody got lost/with this nobody was left behind>.”

La probaron a oscuras por el pasillo, que es corto y aquella vez no lo pareció.
They tried it in the dark hall, which is short and that time did not seem so.

== map in things
-- beginner
Hoy sale un mapa roto por los dobleces.
Tonight it is a map, torn at the folds.
{kid} busca la guerra de la tele.
{kid} looks for the war on TV.
Está a <once/catorce> manos.
It is <eleven/fourteen> hands away.

—La mía estaba aquí —dice {elder}, y pone un dedo.
“Mine was here,” says {elder}, with one finger down.

Ahí hay ahora una playa con sombrillas.
Now there is a beach there, with sunshades.

—Entonces se acabó —dice {kid}.
“So it was over,” says {kid}.

—Aquella, sí —dice {elder}.
“That one was,” says {elder}.
-- intermediate
Otra noche salió un mapa roto por los dobleces.
Another night it was a map, torn at the folds.
{kid} midió con la mano, y la guerra de la tele estaba a <once/catorce> manos.
{kid} measured by hand, and the war on TV was <eleven/fourteen> hands away.

—La mía pasaba por aquí —dijo {elder}, y puso un dedo donde ahora hay una playa.
“Mine went through here,” said {elder}, with a finger where there is now a beach.

—Entonces se terminó —dijo {kid}.
“So it came to an end,” said {kid}.

—Aquella, sí —dijo {elder}.
“That one did,” said {elder}.
-- advanced
Otra noche salió un mapa que se había roto por todos los dobleces.
Another night it was a map that had torn at every fold.
La guerra de la televisión quedaba a <once/catorce> manos de {kid}, medidas dos veces.
The war on television was <eleven/fourteen> of {kid}’s hands away, measured twice.

—La mía pasó por aquí —dijo {elder}, y el dedo cayó en una playa donde hoy alquilan sombrillas.
“Mine went through here,” said {elder}, and the finger came down on a beach with sunshades.

== shoes in things
-- beginner
Hoy salen unos zapatos muy pequeños.
Tonight it is a pair of tiny shoes.
Tienen periódico dentro.
There is newspaper in them.

—Eran grandes para mí —dice {elder}—.
“They were too big for me,” says {elder}.
Eran de <mi primo/mi vecina>, con papel.
“They came from a <cousin/neighbour>, with paper in.”

{other} saca el papel, y es amarillo.
{other} takes out the paper, and it is yellow.
En una esquina se lee: «Mañana, sol».
In one corner you can read: “Tomorrow, sun.”
-- intermediate
Otra noche salieron unos zapatos muy pequeños, rellenos de periódico.
Another night it was a pair of tiny shoes, stuffed with newspaper.

—Me estaban grandes, porque eran de <mi primo/mi vecina> —dijo {elder}.
“They were too big, as they came from <my cousin/my neighbour>,” said {elder}.

{other} desdobló el papel, que era amarillo.
{other} unfolded the paper, which was yellow.
En una esquina se leía todavía el tiempo: «Mañana, sol».
In one corner you could still read the weather: “Tomorrow, sun.”
-- advanced
Otra noche salieron unos zapatos diminutos, rellenos de periódico para que no bailasen.
Another night it was a pair of tiny shoes, stuffed with newspaper to make them fit.

—Con esos anduve <once/trece> noches —dijo {elder}, y los puso de pie.
“I walked <eleven/thirteen> nights in those,” said {elder}, and stood them up.

{other} desdobló el papel, en el que aún se podía leer el tiempo: «Mañana, sol».
{other} unfolded the paper, on which the weather could still be read: “Tomorrow, sun.”

== cellar in far
-- beginner
Una noche {elder} cuenta lo del sótano.
One night {elder} tells about the cellar.
Había veinte personas y una vela.
There were twenty people and a candle.
Arriba sonaba como muebles que se caen.
Above, it was like furniture falling down.

—¿Tenías miedo? —pregunta {kid}.
“Were you afraid?” asks {kid}.

—Sí —dice {elder}—.
“Yes,” says {elder}.
Y un señor empezó a cantar.
“And a man began to sing.
Cantaba <muy mal/sin dientes>.
He sang <very badly/with no teeth>.
Nadie le dijo que callara.
Nobody told him to stop.
Cuando olvidaba la letra, la decíamos.
When he forgot the words, we said them.”

{elder} canta un poco, también mal.
{elder} sings a little, badly too.
{other} aprende el trozo que falta.
{other} learns the part that is missing.
-- intermediate
Una noche {elder} contó lo del sótano, donde había veinte personas y una vela.
One night {elder} told about the cellar, where there were twenty people and a candle.
Arriba sonaba como si se cayeran muebles.
Above, it was as if furniture was falling down.

—¿Y tenías miedo? —preguntó {kid}.
“And were you afraid?” asked {kid}.

—Sí, y entonces un señor se puso a cantar <muy mal/sin un solo diente> —dijo {elder}—.
“Yes, and then a man began to sing, <very badly/without a tooth>,” said {elder}.
Cuando se le olvidaba la letra, se la decíamos todos.
“When he forgot the words, we all told him.”

{elder} cantó un poco, también bastante mal, y {other} aprendió el trozo que faltaba.
{elder} sang a little, badly too, and {other} learned the part that was missing.
-- advanced
Una noche {elder} habló del sótano, donde habían pasado un invierno veinte personas y una vela.
One night {elder} spoke of the cellar, where twenty people and a candle had spent a winter.
Arriba sonaba igual que si alguien no acabara nunca de mudarse.
Overhead it sounded as if somebody would never finish moving house.

—Yo tenía miedo —dijo {elder} antes de que preguntara nadie—, y un señor se puso a cantar <fatal/sin un solo diente>.
“I was afraid,” said {elder} before anybody asked, “and a man began to sing, <terribly/without one tooth>.”

+ Cuando olvidaba la letra se la soplaba el sótano entero.
+ When he forgot the words the whole cellar prompted him.
{elder} cantó un trozo, no mucho mejor, y {other} se aprendió lo que faltaba.
{elder} sang a piece of it, not much better, and {other} learned what was missing.

== baker in far
-- beginner
En el camino había un pueblo.
On the way there was a village.
Nadie conocía a {elder} ahí.
Nobody there knew {elder}.
Una mujer abrió la puerta.
A woman opened her door.
Miró los zapatos, y no dijo nada.
She looked at the shoes and said nothing.
Puso otro plato, y otro, y otro.
She put out a plate, and another, and another.

—¿Cuántos platos? —pregunta {kid}.
“How many plates?” asks {kid}.

—<Siete/Seis> —dice {elder}—.
“<Seven/Six>,” says {elder}.
Ella tenía cuatro.
“She had four.
Los demás eran tapas de olla.
The rest were lids.”

Esa noche {kid} cena {dish} en una tapa.
That night {kid} eats from a lid.
Sabe bien, y hace ruido.
It tastes good, and makes a noise.
-- intermediate
—En el camino había un pueblo donde no nos conocía nadie —contó {elder}—.
“On the way there was a village where nobody knew us,” said {elder}.
Y una mujer abrió la puerta, miró los zapatos y empezó a sacar platos.
“And a woman opened her door, looked at our shoes and began to bring out plates.”

—¿Cuántos sacó? —preguntó {kid}.
“How many?” asked {kid}.

—<Siete/Seis>, y solo tenía cuatro —dijo {elder}—, así que los demás eran tapas de olla.
“<Seven/Six>, and she had only four,” said {elder}, “so the rest were lids of pots.”

Aquella noche {kid} se comió {dish} en una tapa, que sonaba a cada bocado.
That night {kid} ate {dish} from a lid, which rang at every bite.
-- advanced
De camino hubo un pueblo en el que nadie tenía por qué abrir la puerta.
On the way there was a village where nobody had any reason to open a door.

—Y una mujer la abrió —dijo {elder}—, nos miró los zapatos y se puso a sacar platos.
“And a woman opened hers,” said {elder}, “looked at our shoes and set about fetching plates.”

—¿Cuántos hacían falta? —preguntó {kid}.
“How many did you need?” asked {kid}.

—<Siete/Seis>, y en aquella casa había cuatro —dijo {elder}—, de modo que los pequeños comimos en tapas.
“<Seven/Six>, and in that house there were four,” said {elder}, “so we small ones ate from lids.”

+ Aquella noche {kid} se sirvió {dish} en una tapa.
+ That night {kid} ate {dish} from a lid.

== newkid in far
-- beginner
En la escuela de {kid} hay alguien de lejos.
At school there is somebody from far away.
Se llama <Mira/Anton> y habla otra lengua.
The name is <Mira/Anton>, and the language is another.
Cuando pasa un avión, se mete debajo de la mesa.
When a plane goes over, there is an empty chair.
Un día {kid} se mete también.
One day {kid} gets under the table too.
Debajo hay chicle viejo y un lápiz.
Under it there is old gum, and a pencil.
No dicen nada.
They do not talk.
El avión se va.
The plane goes away.
Un dedo señala el lápiz, y se oye una palabra.
A finger points at the pencil, and there is a word.
{kid} la repite, y sale mal.
{kid} says it after, and it comes out wrong.
Es la primera risa de la semana.
It is the first laugh of the week.
-- intermediate
En la clase de {kid} había alguien nuevo, que venía de lejos y hablaba otra lengua.
In the class there was somebody new, from far away, with another language.
Cuando pasaba un avión, la silla se quedaba vacía.
When a plane went over, one chair was suddenly empty.
Un día {kid} se metió también debajo de la mesa.
One day {kid} got under the table too.
Había <chicle viejo/polvo> y un lápiz, y esperaron a que el avión se fuera.
There was <old gum/dust> and a pencil, and they waited for the plane to go.
Luego oyó una palabra, y un dedo que señalaba el lápiz.
Then came a word, and a finger that pointed at the pencil.
{kid} la repitió tan mal que hubo una risa, la primera de la semana.
{kid} said it so badly that there was a laugh, the first of the week.
-- advanced
En la clase de {kid} había alguien nuevo, venido de lejos, que hablaba otra lengua.
In the class there was somebody new, from far away, who spoke another language.
Cada vez que pasaba un avión, quedaba en aquella fila una silla vacía.
Each time a plane went over, there was an empty chair in that row.
Un martes, sin pensarlo mucho, {kid} se metió debajo de la mesa también.
One Tuesday, without much thought, {kid} got under the table too.
Había <chicle de otros siglos/polvo> y un lápiz, y allí esperaron hasta que volvió a haber solo cielo.
There was <gum from other ages/dust> and a pencil, and there they waited until it was only sky again.
Luego un dedo señaló el lápiz, y {kid} repitió la palabra tan mal que sonó la primera risa de la semana.
Then a finger pointed at the pencil, and {kid} said the word so badly that there was the first laugh of the week.

== off in far
-- beginner
{kid} quiere ver las noticias otra vez.
{kid} wants to see the news again.
Luego no quiere.
And then does not.
Si mira, duele.
To look hurts.
Si no mira, también.
Not to look hurts too.

—¿Tú miras? —pregunta.
“Do you look?” asks {kid}.

—Una vez al día —dice {elder}—.
“Once a day,” says {elder}.
Miro, y luego hago algo con las manos.
“I look, and then I use my hands.”

@kid —¿Qué haces?
“For what?”

@elder —<Pelo patatas./Coso un botón.>
“<I peel potatoes./I sew on a button.>
No ayuda a nadie de allí.
It helps no one there.
Pero me ayuda a volver.
But it helps me to come back.”

{kid} busca un cuchillo pequeño o una aguja.
{kid} looks for something to do with ten fingers.
-- intermediate
{kid} quería ver las noticias otra vez y, a la vez, no quería.
{kid} wanted to see the news again and, at the same time, did not.

—¿Tú las miras? —preguntó.
“Do you watch it?” asked {kid}.

—Una vez al día —dijo {elder}—, y después hago algo con las manos.
“Once a day,” said {elder}, “and then I do something with my hands.”

—¿Y eso ayuda? —preguntó {kid}.
“And does that help?” asked {kid}.

—A los de allí, no —dijo {elder}—, pero a mí me ayuda a volver.
“Not the people there,” said {elder}, “but it helps me to come back.”

Así que entre todas las manos de la casa <desgranaron/limpiaron> un montón de habas.
So all the hands in the house <shelled/cleaned> a great heap of beans.
-- advanced
{kid} quería ver otra vez las noticias y, exactamente con las mismas ganas, no verlas.
{kid} wished to see the news again and wished, just as much, not to see it.

—Yo las miro una vez al día —dijo {elder}—, y después hago algo con las manos.
“I watch it once a day,” said {elder}, “and then I do something with my hands.”

—¿Y eso de qué les sirve? —preguntó {kid}.
“And what use is that to them?” asked {kid}.

—A quien está allí, de nada —reconoció {elder}—, pero me ayuda a volver a esta cocina.
“To them, none,” admitted {elder}, “but it helps me back into this kitchen.”

Así que entre todas las manos <desgranaron/limpiaron> un montón de habas.
So between them all the hands <shelled/cleaned> a great heap of beans.

== tree in far
-- beginner
—¿Volviste alguna vez? —pregunta {kid}.
“Did you ever go back?” asks {kid}.

—De mayor —dice {elder}—.
“When I was grown,” says {elder}.
La casa no estaba.
“The house was gone.
La tienda tampoco.
So was the shop.
Pero <el cerezo/el ciruelo> del patio, sí.
But the <cherry/plum> tree was there.
Daba fruta para nadie.
It had fruit for nobody.”

@kid —¿Y qué hiciste?
“And what did you do?”

—Comí hasta que me dolió la tripa —dice {elder}.
“I ate until my belly hurt,” says {elder}.

En la maleta hay un hueso pequeño.
In the suitcase there is a small stone.
{other} lo pone en un vaso con tierra.
{other} puts it in a glass of earth.
A lo mejor sale, y a lo mejor no.
It may come up, and it may not.
-- intermediate
—¿Y volviste alguna vez? —preguntó {kid}.
“And did you ever go back?” asked {kid}.

—De mayor —dijo {elder}—, y no estaban ni la casa ni la tienda.
“When I was grown,” said {elder}, “and house and shop were gone.”

@kid —¿No quedaba nada?
“Was there nothing left?”

—El árbol del patio, que seguía dando fruta para nadie —dijo {elder}.
“The tree in the yard, which still had fruit for nobody,” said {elder}.

Se comió tanta que le dolió la tripa dos días.
There was such a feast that it hurt for two days.
De aquello quedaba un hueso en la maleta, y {other} <lo plantó en un vaso/lo metió en tierra>.
Of that a cherry stone was left, and {other} <planted it in a glass/put it in earth>.
-- advanced
—¿Y volviste alguna vez? —preguntó {kid}.
“And did you ever go back?” asked {kid}.

—De mayor —dijo {elder}—, y de la casa, la tienda y la calle no quedaba nada.
“When I was grown,” said {elder}, “and of house, shop and street there was nothing left.”

Lo que sí quedaba era el cerezo del patio, que llevaba veinte años dando fruta para nadie.
What was left was the cherry tree in the yard, which for twenty years had had fruit for nobody.
{elder} comió hasta ponerse {elder:malo|mala} y se guardó un hueso.
{elder} ate far too many and kept one stone.
{other} lo plantó en un vaso, <sin prometerle nada/junto a la ventana>.
{other} planted it in a glass, <with no promises/beside the window>.

== end-of-war
-- beginner
—¿Cómo se acabó tu guerra? —pregunta {kid} la última noche.
“How did your war end?” asks {kid} on the last night.

—Un martes —dice {elder}—.
“On a Tuesday,” says {elder}.
<Los pájaros volvieron antes./Una campana sonó mucho rato.>
“<The birds came back first./A bell rang for a long time.>”

@kid —¿Y esta?
“And this one?”

—No lo sé —dice {elder}.
“I don’t know,” says {elder}.

Es una respuesta muy corta y es verdad.
It is a very short answer, and it is true.
-- intermediate
La última noche, {kid} preguntó cómo se había acabado aquella guerra.
On the last night {kid} asked how that war had ended.

—Un martes —dijo {elder}—, y <los pájaros habían vuelto antes/sonó una campana muchísimo rato>.
“On a Tuesday,” said {elder}, “and <the birds had come back first/a bell rang for a very long time>.”

@kid —¿Y esta cuándo?
“And when will this one?”

—No lo sé —dijo {elder}, y no añadió nada.
“I don’t know,” said {elder}, and added nothing.
-- advanced
La última noche, {kid} quiso saber cómo se había acabado aquella guerra.
On the last night {kid} wished to know how that war had ended.

—Un martes, y <los pájaros habían vuelto antes/sonó una campana hasta que se hizo de noche> —dijo {elder}.
“On a Tuesday, and <the birds had come back before/a bell rang until it was night>,” said {elder}.

@kid —¿Y esta?
“And this one?”

—No lo sé —dijo {elder}, que prefería no saberlo a inventarlo.
“I don’t know,” said {elder}, who would rather not know than make it up.

== end
-- beginner
{kid} mete en la maleta {gift}.
{kid} puts {gift} in the suitcase.

—Es para alguien que corre —dice {kid}.
“It’s for somebody who runs,” says {kid}.

+ <{elder} hace sitio al lado de la cuchara./{elder} hace sitio con las manos.>
+ <{elder} makes room, beside the spoon./{elder} makes room, with both hands.>
Mañana la tele dirá lo mismo.
Tomorrow the TV will say the same.
Empujan {case.the} debajo de la cama.
They push {case.the} under the bed.
{elder} tiene la llave en la mano y la guarda.
{elder} holds the key, and puts it away.
La maleta se queda sin cerrar.
The suitcase is left unlocked.
-- intermediate
Entonces {kid} metió en la maleta {gift}.
Then {kid} put {gift} in the suitcase.

—Para quien tenga que correr —dijo {kid}.
“For somebody who has to run,” said {kid}.

+ {elder} hizo sitio <junto a la cuchara/con las dos manos>.
+ {elder} made room <beside the spoon/with both hands>.
Al día siguiente la televisión diría lo mismo.
The next day the television would say the same.
Empujaron {case.the} debajo de la cama, y {elder} se guardó la llave.
They pushed {case.the} under the bed, and {elder} put the key away.
Por primera vez, se quedó sin cerrar.
For the first time it was left unlocked.
-- advanced
Entonces {kid} metió en la maleta {gift}, «para quien tenga que correr».
Then {kid} put {gift} in the suitcase, “for somebody who has to run”.
+ {elder} le hizo sitio <junto a la cuchara/con las dos manos>, sin decir nada.
+ {elder} made room <beside the spoon/with both hands>, and said nothing.
Al día siguiente las noticias serían las mismas, o casi.
The next day the news would be the same, or nearly.
Empujaron {case.the} debajo de la cama, y {elder} se quedó con la llave en la mano.
They pushed {case.the} under the bed, and {elder} stood there with the key.
Por primera vez, la maleta durmió sin cerrar.
For the first time the suitcase slept unlocked.
