plot: Something has happened that cannot be mended in a day, and on the third step of the stairs one need not talk; a grown-up comes and sits one step below, evening after evening; what is said in the end mends nothing, but it is said, and the stairs are the same and less steep.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: heavy:quiet, heavy:away
picture: stairs, day, worried, kid sits, other, adult
middle: stairs, night, worried, kid sits, other, adult sits
end: stairs, day, calm, kid sits beside adult, other, adult sits
take evenings: 1 3 7

title: El escalón de no hablar = The Step for Not Talking
title: Un escalón más abajo = One Step Below
title: El tercer escalón = The Third Step

cast adult f: la tía Luz = Aunt Luz
cast adult m: el tío Juan = Uncle Juan
cast adult f: la tía Sol = Aunt Sol
cast adult m: el tío Max = Uncle Max
cast adult f: la tía Flor = Aunt Flor
cast adult m: el tío Pol = Uncle Pol

cast sound: el reloj de la cocina = the kitchen clock
cast sound: la nevera = the fridge
cast sound: la lluvia en el tejado = the rain on the roof
cast sound: el grifo del baño = the bathroom tap

cast thing f: una manta = a blanket
cast thing m: un cojín = a cushion
cast thing f: una alfombra pequeña = a small rug
cast thing m old: un jersey viejo = an old jumper

word: el escalón: escalón, escalones = the step: step, steps
word: la escalera: escalera = the stairs: stairs
word: hablar: hablar, hablaba, habla, habló = to talk: talk, talks, talked, talking
word: sentarse: sienta, sentó, sentaba = to sit: sits, sat
word: la casa: casa = the house: house, home
word: la luz: luz = the light: light
word: tercero: tercer, tercero = third
word: el silencio: silencio = the silence: silence
word: la puerta: puerta = the door: door
word: la pregunta: pregunta, preguntó, preguntas = the question: question, questions, asks, asked
word: arreglar: arreglar, arregla, arreglarlo = to mend: mend, mends
word: subir: sube, suben, subió, subieron = to go up: goes up, go up, went up
word: la noche: noche = the night: night
word: debajo: abajo, debajo = below: below
word: la mano: mano, manos = the hand: hand, hands
word: quedarse: queda, quedó, quedaba = to stay: stays, stayed, stay

question: ¿Dónde te sientas tú cuando no quieres hablar? = Where do you sit when you do not want to talk?
question: ¿Por qué se sentaba un escalón más abajo? = Why sit one step below?
question: ¿Quién se queda contigo aunque no digas nada? = Who stays with you, even if you say nothing?

== step
-- beginner
En la casa hay una escalera.
There are stairs in the house.
Tiene doce escalones.
They have twelve steps.
El tercero es de {kids}.
The third one belongs to {kids}.
Allí no hace falta hablar.
You do not have to talk there.
Esta semana ha pasado algo.
This week something has happened.
No es un juego.
It is not a game.
No se arregla en un día.
It cannot be mended in a day.
{kids} [se sienta|se sientan] en el escalón.
{kids} [sits|sit] down on the step.
Se oye {sound}.
You can hear {sound}.
+ La casa parece más grande.
+ The house seems bigger.
-- intermediate
La escalera de la casa tenía doce escalones.
The stairs of the house had twelve steps in all.
En el tercero no hacía falta hablar, y eso lo sabía todo el mundo.
On the third you did not have to talk, and they all knew it.
Aquella semana había pasado algo.
That week something had happened.
No era un juego, ni se arreglaba con pegamento.
It was not a game, and glue was no good for it.
Por la tarde, {kids} [se sentó|se sentaron] en el tercer escalón.
In the afternoon {kids} sat down on the third step.
Solo se oía {sound}.
There was only the sound of {sound}.
+ La casa parecía tener más pasillo que otros días.
+ The house seemed to have more hall than on other days.
-- advanced
La escalera tenía doce escalones, y en el tercero, por una ley antigua de la casa, no hacía falta hablar.
The stairs had twelve steps, and on the third, by an old law of the house, you did not have to talk.
Aquella semana había pasado algo que no se arreglaba con pegamento ni con prisa.
That week something had happened that neither glue nor hurry could mend.
Por la tarde, {kids} [se sentó|se sentaron] en el tercer escalón.
In the afternoon {kids} sat down on the third step.
Solo se oía {sound}, que otros días no se oía nunca.
There was only the sound of {sound}, which nobody ever noticed on other days.
+ Hasta el pasillo parecía más largo.
+ Even the hall seemed longer.

== below
-- beginner
Viene {adult}.
Now {adult} comes.
No dice «anímate».
{adult:he|she} does not say “cheer up”.
No dice «ya pasó».
{adult:he|she} does not say “never mind”.
Se sienta en el segundo escalón.
{adult:he|she} sits down on the second step.

—¿Qué haces? —pregunta {kid}.
“What are you doing?” asks {kid}.

* —Me siento —dice {adult}.
* “Sitting,” says {adult}.

@kid —¿Vas a hacer preguntas?
“Will you ask questions?”

@adult —No, en este escalón no.
“No, not on this step.”

Están allí hasta la cena.
They are there until supper.
Nadie habla, y no pasa nada malo.
No one talks, and it is all right.
La luz de la ventana baja por la pared.
The light from the window goes down the wall.
-- intermediate
Al rato vino {adult}.
After a while {adult} came.
No dijo «anímate», ni «mañana será otro día».
{adult:he|she} did not say “cheer up”, or “tomorrow is another day”.
Se sentó un escalón más abajo, de lado.
{adult:he|she} sat down, sideways, one step below.

—¿Qué haces ahí? —preguntó {kid}.
“What are you doing there?” asked {kid}.

* —Me siento —dijo {adult}.
* “Sitting,” said {adult}.

@kid —¿Y vas a hacer preguntas?
“And will you ask questions?”

@adult —En este escalón no se puede.
“No, not on this step.”

Estuvieron allí hasta la hora de la cena.
They were there until it was time for supper.
La luz de la ventana bajó por la pared, despacio.
The light from the window went slowly down the wall.
+ Nadie dijo nada, y no hizo falta.
+ Nobody said anything, and nobody had to.
-- advanced
Al cabo de un rato apareció {adult}, que no dijo «anímate» ni «mañana será otro día».
After a while {adult} appeared, and said neither “cheer up” nor “tomorrow is another day”.
Se sentó, simplemente, en el segundo escalón, de lado, con la espalda en la pared.
{adult:he|she} just sat down on the second step, sideways, back to the wall.

—¿Qué haces ahí? —preguntó {kid}, mirando la pared.
“What are you doing there?” asked {kid}, looking at the wall.

* —Me siento —dijo {adult}.
* “Sitting,” said {adult}.

@kid —¿Y luego vas a hacer preguntas?
“And then will you ask questions?”

@adult —En este escalón no está permitido.
“That is not allowed on this step.”

Se quedaron allí hasta la cena, mientras la luz de la ventana bajaba por la pared.
They stayed until supper, while the light from the window went down the wall.

== fault medium
-- beginner
Otra tarde, {kid} habla al escalón.
On another day {kid} talks to the step.

—¿Es por algo que hice yo? —pregunta {kid}.
“Is it because of something I did?” asks {kid}.

{adult} espera un poco.
{adult} waits a little.

—No —dice {adult}—.
“No,” says {adult}.
No es culpa tuya.
“It is not your fault.”

—¿Y si un día me porté mal? —dice {kid}.
“What if I was bad one day?” says {kid}.

—Yo también, muchos días —dice {adult}—.
“So was I, on many days,” says {adult}.
Esto no viene de ahí.
“This does not come from that.”

{kid} respira un poco mejor.
{kid} breathes a little more easily.
Fuera pasa un camión.
A lorry goes by outside.
Tiemblan un poco los doce escalones.
All twelve steps shake a little.
Luego están quietos otra vez.
Then they are still again.
Nadie se cae.
No one falls.
-- intermediate
Otra tarde, {kid} le habló al escalón.
Another afternoon {kid} talked to the step.

—¿Es por algo que hice yo? —preguntó {kid}.
“Is it because of something I did?” asked {kid}.

{adult} contestó despacio, para no equivocarse.
{adult} answered slowly, so as to get it right.

—No —dijo {adult}—.
“No,” said {adult}.
Tú no lo has hecho, ni queriendo ni sin querer.
“You did not do it, neither on purpose nor by accident.”

@kid —Pero un día me porté mal.
“But one day I was bad.”

—Yo me porté mal muchísimos —dijo {adult}—.
“I was bad on a great many,” said {adult}.
No viene de ahí.
“It does not come from that.”

Fuera pasó un camión y temblaron los doce escalones.
A lorry went by outside, and all twelve steps shook.
Después se quedaron quietos, donde siempre.
Then they were still, and where they had always been.
-- advanced
Otra tarde, {kid} le dirigió la palabra al escalón.
Another afternoon {kid} spoke to the step.

—¿Es por algo que hice yo? —preguntó {kid}, muy bajo.
“Is it because of something I did?” asked {kid}, very low.

{adult} tardó en contestar, porque era una de esas preguntas que hay que contestar bien a la primera.
{adult} took some time, because it was one of those questions that must be answered properly the first time.

—No —dijo {adult} al fin—.
“No,” said {adult} at last.
Esto no lo has hecho tú, ni queriendo ni sin querer.
“This was not your doing, neither on purpose nor by accident.”

—Pero un día me porté mal, y mucho —dijo {kid}.
“But one day I behaved badly, very badly,” said {kid}.

—Yo me he portado mal centenares de días, y no viene de ahí —dijo {adult}.
“I have behaved badly on hundreds of days, and it does not come from that,” said {adult}.

Un camión pasó por la calle e hizo temblar los doce escalones, que después siguieron donde siempre.
A lorry went by in the street and made the twelve steps shake, and afterwards they were all where they had always been.

== cover in evenings
-- beginner
Un día hace frío en la escalera.
One day it is cold on the stairs.
{adult} trae {thing}.
{adult} brings {thing}.
No es para hablar.
It is not for talking.
Es para estar.
It is for being there.
Se quedan hasta que sale la luna.
They stay until the moon is up.
Se ve por la ventana pequeña.
You can see it in the small window.

—Es la misma —dice {kid}.
“It is the same one,” says {kid}.

—La misma —dice {adult}—.
“The same,” says {adult}.
La luna no ha cambiado.
“The moon has not changed.”
-- intermediate
Un día hacía frío, y {adult} trajo {thing}.
One day it was cold, and {adult} brought {thing}.
No era para hablar, sino para estar.
It was not for talking, but for being there.
Se quedaron hasta que salió la luna por la ventana pequeña.
They stayed until the moon came up in the small window.

—Es la misma de siempre —dijo {kid}.
“It is the same as ever,” said {kid}.

—La misma —dijo {adult}—.
“The same,” said {adult}.
Algunas cosas no han cambiado.
“Some things have not changed.”
-- advanced
Una tarde hacía frío, y {adult} bajó {thing}, que no era para hablar, sino para estar.
One afternoon it was cold, and {adult} brought down {thing}, which was not for talking, but for being there.
Se quedaron hasta que la luna salió por la ventana pequeña.
They stayed until the moon came up in the small window.

—Es la misma de siempre —observó {kid}.
“It is the same as ever,” remarked {kid}.

—La misma —dijo {adult}—.
“The same,” said {adult}.
Conviene fijarse en lo que sigue igual.
“It is good to notice what has stayed as it was.”

== wrong in evenings
-- beginner
Un día salen palabras.
One day some words come out.
No son las buenas.
They are not the right ones.
{kid} dice que la sopa está fea.
{kid} says that the soup is bad.
Dice que los zapatos son tontos.
The shoes are silly too.
Dice que todo está mal.
All of it is wrong.
{adult} no se enfada.
{adult} does not get cross.

—Esta semana, sí —dice {adult}.
“This week it is,” says {adult}.

{kid} llora un poco, y para, y llora.
{kid} cries a little, and stops, and cries.
+ La sopa espera en la mesa.
+ The soup waits on the table.
-- intermediate
Un jueves salieron palabras, pero no las que tocaban.
One Thursday words came out, but not the right ones.
{kid} dijo que la sopa era fea, los zapatos tontos y el lunes larguísimo.
{kid} said that the soup was ugly, the shoes were silly and Monday was far too long.
{adult} no se enfadó ni defendió la sopa.
{adult} was not cross and did not stand up for the soup.

—Esta semana, sí —dijo {adult}.
“This week they are,” said {adult}.

Entonces {kid} lloró un rato, y paró, y volvió a llorar.
Then {kid} cried for a while, and stopped, and cried again.
+ La sopa esperó sin quejarse.
+ The soup waited and did not complain.
-- advanced
Un jueves salieron por fin palabras, pero se habían equivocado de sitio.
One Thursday words came out at last, but they were in the wrong place.
{kid} dijo que la sopa era fea, que los zapatos eran tontos y que el lunes duraba demasiado.
{kid} said that the soup was ugly, that the shoes were silly and that Monday went on too long.
{adult} no se enfadó, ni salió en defensa de la sopa.
{adult} was not cross, and did not say a word for the soup.

—Esta semana tienes razón en todo, también en lo de la sopa —dijo {adult}.
“This week you are right about all of it, the soup as well,” said {adult}.

Después {kid} lloró un rato, descansó y volvió a llorar.
Then {kid} cried for a while, had a rest, and cried again.

== others in evenings
-- beginner
Una tarde no viene {adult}.
One day {adult} does not come.
Viene una nota por debajo de la puerta.
A note comes under the door.
Dice: «Hoy trabajo hasta las ocho».
It says: “I work until eight today.”
Debajo pone: «Guárdame mi escalón».
Below it says: “Keep my step for me.”
{kids} [pone|ponen] allí un zapato.
{kids} [puts|put] a shoe there.
A las ocho y diez se abre la puerta.
At ten past eight the door opens.
El zapato está en su sitio.
The shoe is in its place.

—Gracias —dice {adult}, y se sienta.
“Thank you,” says {adult}, and sits down.
-- intermediate
Una tarde, en lugar de {adult}, llegó una nota.
One afternoon a note came, in place of {adult}.
Decía: «Hoy trabajo hasta las ocho, así que guárdame el escalón».
It said: “I work until eight today, so keep my step for me.”
{kids} lo [guardó|guardaron] con un zapato encima.
{kids} kept it, with a shoe on top.
A las ocho y diez sonó la llave en la puerta.
At ten past eight there was a key in the door.

—Gracias por esperar —dijo {adult}.
“Thank you for waiting,” said {adult}.

Y se sentó, todavía con el abrigo puesto.
And {adult:he|she} sat down with {adult:his|her} coat still on.
-- advanced
Una tarde, en vez de {adult}, entró una nota por debajo de la puerta.
One afternoon, in place of {adult}, a note came in under the door.
Decía: «Hoy trabajo hasta las ocho, así que guárdame el escalón, por favor».
It said: “I am at work until eight today, so please keep my step for me.”
{kids} lo [guardó|guardaron] con un zapato encima, para que no hubiera dudas.
{kids} kept it with a shoe on top, so that there could be no doubt.
A las ocho y diez sonó la llave, y {adult} se sentó sin quitarse el abrigo.
At ten past eight the key turned, and {adult} sat down without taking {adult:his|her} coat off.

== count in evenings
-- beginner
{kid} cuenta los escalones.
{kid} counts the steps.
Son doce, como antes.
There are twelve, as before.
Cuenta las puertas.
Then the doors.
Son cinco, como antes.
There are five, as before.
Cuenta los platos de la cena.
Then the plates for supper.
Eso es más difícil.
That is harder.
{adult} pone la mano en el escalón.
{adult} puts a hand on the step.

—Aquí somos más de uno —dice {adult}—.
“There is more than one of us here,” says {adult}.
Eso también se cuenta.
“That counts as well.”
-- intermediate
{kid} contó los escalones, y eran doce, como antes.
{kid} counted the steps, and there were twelve, as before.
Contó las puertas, y eran cinco.
The doors came next, and there were five.
Contar los platos de la cena fue más difícil.
Counting the plates at supper was harder.
{adult} puso la mano en el escalón.
{adult} laid a hand on the step.

—Aquí hay más de una persona —dijo {adult}—.
“There is more than one person here,” said {adult}.
Eso también se cuenta.
“That counts as well.”
-- advanced
{kid} contó los escalones, que eran doce, y las puertas, que eran cinco, y todo salía como antes.
{kid} counted the steps, which were twelve, and the doors, which were five, and it all came out as before.
Contar los platos de la cena costaba más.
Counting the plates at supper was harder.
{adult} puso la mano abierta encima del escalón, donde todavía daba un poco de sol.
{adult} laid an open hand on the step, where there was still a little sun.

—Aquí hay más de una persona —dijo {adult}—, así que apunta eso también.
“There is more than one person here,” said {adult}, “so put that down as well.”

== tell in evenings
-- beginner
Una noche, {kid} lo dice todo.
One night {kid} says it all.
Lo dice del final al principio.
It starts with the end.
{adult} no lo corta.
{adult} does not break in.
Después hay un silencio bueno.
Then there is a good silence.

—No sé arreglarlo —dice {adult}.
“I do not know how to mend it,” says {adult}.

—Ya —dice {kid}.
“I know,” says {kid}.

@adult —Pero mañana hablo con quien haga falta.
“But tomorrow I will talk to people who can help.”

@kid —¿Y conmigo?
“And to me?”

@adult —Contigo, todos los días.
“To you, every day.”
-- intermediate
Una noche, {kid} lo contó todo, empezando por el final.
One night {kid} told it all, beginning at the end.
{adult} no interrumpió ni una vez.
{adult} did not break in once.
Después vino un silencio de los buenos.
Then came a silence of the good kind.

—No sé cómo arreglarlo —dijo {adult}.
“I do not know how to mend it,” said {adult}.

—Ya —dijo {kid}.
“I know,” said {kid}.

@adult —Pero mañana hablaré con quien haga falta.
“But tomorrow I will talk to those who can help.”

@kid —¿Y conmigo?
“And to me?”

@adult —Contigo, todos los días.
“To you, every day.”
-- advanced
Una noche, {kid} lo contó entero, empezando por el final y acabando por el martes.
One night {kid} told the whole of it, beginning at the end and ending with Tuesday.
{adult} no interrumpió ni para toser.
{adult} did not break in, not even to cough.

—No sé cómo se arregla —dijo {adult} después—.
“I do not know how it is mended,” said {adult} afterwards.
Pero mañana hablaré con quien haga falta.
“But tomorrow I will talk to those who can help.”

—¿Y conmigo? —preguntó {kid}.
“And to me?” asked {kid}.

@adult —Contigo, todos los días.
“To you, every day.”

== drawing in evenings
-- beginner
Otra tarde hay un papel en el escalón.
Another day there is some paper on the step.
{kid} dibuja una raya.
{kid} draws a line.
{adult} dibuja otra debajo.
{adult} draws one below it.
Ninguna quiere decir nada.
They do not mean a thing.
Al final hay muchas rayas.
In the end there are a lot of lines.

—Parece una escalera —dice {kid}.
“It looks like stairs,” says {kid}.

Las cuentan, y no son doce.
They count them, and there are not twelve.
No importa.
It does not matter.
-- intermediate
Otra tarde apareció un papel en el escalón, y un lápiz corto.
Another afternoon there was a piece of paper on the step, and a short pencil.
{kid} dibujó una raya, y {adult}, otra debajo.
{kid} drew a line, and {adult} drew one below it.
Ninguna de las dos quería decir nada.
Neither of them meant anything.
Cuando se llenó el papel, aquello parecía una escalera.
When the paper was full, it looked like stairs.

—Tiene más de doce —dijo {kid}, después de contarlas.
“It has more than twelve,” said {kid}, after counting.
-- advanced
Otra tarde apareció en el escalón un papel con un lápiz muy corto encima, y nadie preguntó de quién era.
Another afternoon a piece of paper lay on the step with a very short pencil on it, and nobody asked whose it was.
{kid} trazó una raya y {adult}, después de pensarlo, otra debajo.
{kid} drew a line and {adult}, after some thought, another below it.
Al final aquello se parecía a una escalera, aunque tuviera bastantes más de doce escalones.
In the end it looked like stairs, although it had a good many more than twelve steps.

== cat in evenings
-- beginner
El gato de al lado entra por la ventana.
The cat from next door comes in at the window.
Sube hasta el cuarto escalón.
It goes up to the fourth step.
Se sienta allí y no dice nada.
It sits there and says nothing.

—Ya conoce la regla —dice {adult}.
“It knows the rule,” says {adult}.

Están allí un buen rato.
They stay there for quite a while.
El gato se duerme con una pata fuera.
The cat goes to sleep with one paw over the edge.
{kid} toca la pata con un dedo.
{kid} touches the paw with one finger.
-- intermediate
El gato de al lado entró por la ventana y subió hasta el cuarto escalón.
The cat from next door came in at the window and went up to the fourth step.
Allí se sentó, sin decir nada, como si lo hubieran invitado.
There it sat down and said nothing, as if it had been asked.

—Se sabe la regla —dijo {adult}.
“It knows the rule,” said {adult}.

Se durmió con una pata colgando, y {kid} la tocó con un dedo.
It went to sleep with one paw hanging down, and {kid} touched it with one finger.
La pata no se movió.
The paw did not move.
-- advanced
El gato de al lado entró por la ventana, eligió el cuarto escalón y se sentó con la cara de quien tiene abono.
The cat from next door came in at the window, chose the fourth step and sat down like somebody with a season ticket.

—Ese se sabe la regla —observó {adult}.
“That one knows the rule,” remarked {adult}.

Se durmió con una pata colgando en el vacío, y {kid} la tocó con un dedo, apenas.
It went to sleep with one paw hanging in the air, and {kid} touched it, hardly at all, with one finger.

== count in evenings
-- beginner
Una tarde {kid} sube y baja los escalones.
One day {kid} goes up and down the steps.
Sube uno, y baja uno.
Up one, and down one.
No va a ningún sitio.
It does not go anywhere.
{adult} mueve los pies para dejar sitio.
{adult} moves both feet to make room.
Después de un rato, {kid} se cansa.
After a while {kid} is tired.

—Hoy he andado mucho —dice {kid}.
“I have walked a lot today,” says {kid}.

—Y no te has ido —dice {adult}.
“And you are still here,” says {adult}.
-- intermediate
Una tarde, {kid} se puso a subir y bajar el mismo escalón, sin ir a ninguna parte.
One afternoon {kid} began to go up and down the same step, without going anywhere.
{adult} apartó los pies para dejar sitio, y no preguntó.
{adult} moved both feet to make room, and asked nothing.
Al cabo de mucho rato, las piernas se cansaron.
After a long time the legs got tired.

—Hoy he andado muchísimo —dijo {kid}.
“I’ve walked a very long way today,” said {kid}.

—Y sigues aquí —dijo {adult}.
“And you’re still here,” said {adult}.
-- advanced
Una tarde, {kid} se dedicó a subir y bajar el mismo escalón, sin intención de llegar a ninguna parte.
One afternoon {kid} spent the time going up and down the same step, with no thought of getting anywhere.
{adult} apartó los pies, como se apartan las sillas para fregar, y no hizo ningún comentario.
{adult} moved both feet aside, as chairs are moved for the mop, and made no remark.

—Hoy he andado kilómetros —murmuró {kid} por fin.
“I have walked miles today,” murmured {kid} at last.

—Y sigues aquí —dijo {adult}.
“And you are still here,” said {adult}.

== morning long
-- beginner
Un domingo, {kids} no [va|van] al escalón.
One Sunday {kids} [does|do] not go to the step.
Hay sol en la cocina.
There is sun in the kitchen.
Hay tostadas, y una se quema.
There is toast, and one piece burns.
{adult} la raspa en el fregadero.
{adult} scrapes it over the sink.
Hace un ruido muy feo.
It makes a very ugly noise.
{kid} se tapa las orejas y se ríe.
{kid} covers both ears and laughs.
Luego {kid} se acuerda, y deja de reír.
Then {kid} thinks of it, and stops.

—Se puede —dice {adult}—.
“You may,” says {adult}.
Se puede reír y luego volver al escalón.
“You may laugh, and then go back to the step.”

@kid —¿Las dos cosas?
“Both things?”

@adult —Las dos cosas, y el mismo día.
“Both things, and on the same day.”

{kid} piensa en eso.
{kid} thinks about that.
Come la tostada negra con mucha mermelada.
The black toast goes down with a lot of jam.
Sabe a negro y a fresa.
It tastes of black and of strawberry.
Luego {kids} [vuelve|vuelven] un rato al escalón.
Then {kids} [goes|go] back to the step.
El escalón está templado.
The step is warm.
+ Le ha dado el sol.
+ The sun has been on it.
-- intermediate
Un domingo, {kids} no [fue|fueron] al escalón, porque había sol en la cocina.
One Sunday {kids} did not go to the step, because there was sun in the kitchen.
Una tostada se quemó, y {adult} la raspó en el fregadero.
A piece of toast burned, and {adult} scraped it over the sink.
Sonaba como un oso lavándose los dientes.
It sounded like a bear brushing its teeth.
{kid} se rio, y enseguida se acordó y dejó de reír.
{kid} laughed, then thought of it at once and stopped.

—Se puede —dijo {adult}—.
“You may,” said {adult}.
Se puede reír y después volver al escalón.
“You may laugh, and then go back to the step.”

—¿El mismo día? —preguntó {kid}.
“On the same day?” asked {kid}.

@adult —El mismo, y en el orden que quieras.
“The same one, and in any order you like.”

{kid} se comió la tostada negra con mucha mermelada.
{kid} ate the black toast with a great deal of jam.
Por la tarde, {kids} [volvió|volvieron] un rato al tercer escalón.
In the afternoon {kids} went back to the third step for a while.
Estaba templado, porque le había dado el sol.
It was warm, because the sun had been on it.
-- advanced
Un domingo, {kids} no [fue|fueron] al escalón, porque en la cocina había sol y olía a pan quemado.
One Sunday {kids} did not go to the step, because there was sun in the kitchen and a smell of burnt toast.
{adult} raspaba una tostada en el fregadero, con el ruido de un oso que se lava los dientes.
{adult} was scraping a slice over the sink, with the noise of a bear brushing its teeth.
{kid} se rio, se acordó de pronto y dejó de reír.
{kid} laughed, suddenly thought of it, and stopped.

—Se puede —dijo {adult} sin volverse—.
“You may,” said {adult} without turning round.
Se puede reír y después volver al escalón.
“You may laugh, and then go back to the step.”

—¿El mismo día? —preguntó {kid}.
“On the same day?” asked {kid}.

@adult —El mismo, y en el orden que prefieras.
“The same one, and in whatever order you prefer.”

De modo que {kid} se comió la tostada negra con una cantidad enorme de mermelada.
And so {kid} ate the black toast, with a huge amount of jam.
Por la tarde, {kids} [volvió|volvieron] al tercer escalón, que estaba templado de haber tenido el sol encima.
In the afternoon {kids} went back to the third step, which was warm from having had the sun on it.

== rain in evenings
-- beginner
Una tarde se va la luz.
One day the light goes out.
Es en toda la calle.
It is the whole street.
{adult} no busca una vela.
{adult} does not look for a candle.

—¿Tienes miedo? —pregunta {kid}.
“Are you afraid?” asks {kid}.

—Un poco —dice {adult}—.
“A little,” says {adult}.
¿Y tú?
“And you?”

—Un poco —dice {kid}.
“A little,” says {kid}.

En una escalera caben bien dos miedos pequeños.
Two small fears fit well on the stairs.
La luz vuelve a las nueve.
The light comes back at nine.
-- intermediate
Una tarde se fue la luz en toda la calle.
One afternoon the lights went out in the whole street.
{adult} no se levantó a buscar una vela.
{adult} did not get up to look for a candle.

—¿Tienes miedo? —preguntó {kid}.
“Are you afraid?” asked {kid}.

—Un poco —dijo {adult}—.
“A little,” said {adult}.
¿Y tú?
“And you?”

@kid —También un poco.
“A little as well.”

En la escalera cabían muy bien dos miedos pequeños.
Two small fears fitted very well on the stairs.
A las nueve volvió la luz, y nadie la esperaba todavía.
At nine the light came back, sooner than anybody had thought.
-- advanced
Una tarde se fue la luz en toda la calle, y en la escalera no se distinguía ni la pared.
One afternoon the lights went out in the whole street, and on the stairs you could not even see the wall.

—¿Tienes miedo? —preguntó {kid}.
“Are you afraid?” asked {kid}.

—Un poco, como casi todas las tardes —reconoció {adult}—.
“A little, as on most afternoons,” admitted {adult}.
¿Y tú?
“And you?”

@kid —También un poco.
“A little as well.”

Dos miedos pequeños cabían perfectamente en la escalera, y a las nueve volvió la luz.
Two small fears fitted perfectly on the stairs, and at nine the light came back.

== rules long
-- beginner
El escalón tiene reglas.
The step has rules.
{kid} las escribe en un papel.
{kid} writes them on paper.
Uno: aquí no hace falta hablar.
One: you do not have to talk here.
Dos: se puede llorar sin dar motivos.
Two: you may cry and give no reason.
Tres: nadie dice «no es para tanto».
Three: no one says “it is not so bad”.
Cuatro: se puede traer pan.
Four: you may bring bread.
{adult} lee el papel con gafas.
{adult} puts on glasses and reads it.

—Falta una —dice {adult}.
“There is one missing,” says {adult}.

Toma el lápiz y escribe.
The pencil goes from hand to hand.
Cinco: el que baja puede volver a subir.
Five: you may go and come back.
Pegan el papel en la pared, muy abajo.
They stick the paper on the wall, low down.
Así se lee bien desde el escalón.
It is easy to read from the step.
Al día siguiente hay una regla nueva.
The next day there is a new rule.
Es de otra letra, muy pequeña.
It is in other writing, very small.
Seis: los gatos también.
Six: cats as well.
Nadie sabe quién la ha escrito.
No one knows who wrote it.
{adult} dice que no, y {kid} también.
{adult} says no, and so does {kid}.
El gato de abajo duerme en el escalón.
The cat from downstairs is asleep on the step.
{kid} le hace sitio con mucho cuidado.
{kid} makes room with great care.
El escalón es pequeño, pero alcanza para todos.
It is a small step, but there is room for all.
El gato abre un ojo y lo cierra.
The cat opens one eye and shuts it.
Hace un ruido pequeño, como un motor lejano.
It makes a small noise, like a motor far away.
Tampoco él tiene que dar motivos.
It does not have to say why.
-- intermediate
El escalón tenía reglas, y {kid} las escribió por si venía gente nueva.
The step had rules, and {kid} wrote them down in case of new people.
Uno: aquí no hace falta hablar.
One: you do not have to talk here.
Dos: se puede llorar sin dar motivos.
Two: you may cry and give no reason.
Tres: nadie dice «no es para tanto».
Three: nobody says “it is not as bad as all that”.
Cuatro: se puede traer pan.
Four: you may bring bread.

—Falta una —dijo {adult}, y pidió el lápiz.
“There is one missing,” said {adult}, and asked for the pencil.

Cinco: quien se va puede volver.
Five: those who leave may come back.
Pegaron el papel en la pared, muy abajo, donde se leía bien desde el escalón.
They stuck the paper on the wall, low down, where it was easy to read from the step.
Al día siguiente había una regla más, con otra letra.
The next day there was one more rule, in other writing.
Seis: los gatos también.
Six: cats as well.
Nadie confesó, pero el gato de abajo dormía en el tercer escalón.
Nobody owned up, but the cat from downstairs was asleep on the third step.
-- advanced
Como toda ley antigua, la del escalón no estaba escrita, y {kid} decidió escribirla por si venía gente nueva.
Like all old laws, that of the step was not written down, and {kid} decided to write it in case of new people.
Uno: aquí no hace falta hablar, ni dar motivos para llorar.
One: here you need not talk, nor give a reason for crying.
Dos: nadie dice «no es para tanto».
Two: nobody says “it is not as bad as all that”.
Tres: se puede traer pan.
Three: you may bring bread.

—Falta una que hace falta —dijo {adult}, y pidió el lápiz para añadirla.
“There is one missing, and it matters,” said {adult}, and asked for the pencil to add it.

Cuatro: quien se va puede volver, aunque haya dado un portazo.
Four: those who leave may come back, even after slamming a door.
Pegaron el papel en la pared, tan abajo que solo se leía bien desde el tercer escalón.
They stuck the paper on the wall, so low down that it could only be read from the third step.
A la mañana siguiente había una regla más, en otra letra: los gatos también.
The next morning there was one more rule, in other writing: cats as well.
Nadie confesó, pero el gato de abajo dormía en el tercer escalón con cara de haber aprobado la ley.
Nobody owned up, but the cat from downstairs lay asleep on the third step, looking like one who makes laws.

== end
-- beginner
Hoy {kids} [sube|suben] la escalera.
Today {kids} [goes|go] up the stairs.
[Pasa|Pasan] el tercer escalón.
{they} [goes|go] past the third step.
Lo que pasó sigue ahí.
What happened is still there.
Los doce escalones también.
So are the twelve steps.
Arriba, {kid} se vuelve.
At the top {kid} turns round.
{adult} se sienta abajo, con cara de cansancio.
{adult} is sitting down below, with a tired face.
{kid} baja.
{kid} comes down.
Se sienta un escalón más abajo.
{kid} sits, one step below.

—¿Qué haces? —pregunta {adult}.
“What are you doing?” asks {adult}.

—Me siento —dice {kid}.
“Sitting,” says {kid}.
-- intermediate
Un día, {kids} [subió|subieron] la escalera sin pararse en el tercer escalón.
One day {kids} went up the stairs and did not stop at the third step.
Lo que había pasado seguía ahí, y los doce escalones también.
What had happened was still there, and so were the twelve steps.
Desde arriba, {kid} miró hacia abajo.
From the top {kid} looked down.
{adult} se había sentado en el tercero, con el abrigo puesto y cara de cansancio.
{adult} was sitting on the third, in {adult:his|her} coat, with a tired face.
{kid} bajó y se sentó en el segundo.
{kid} came down and sat on the second.

—¿Qué haces? —preguntó {adult}.
“What are you doing?” asked {adult}.

—Me siento —dijo {kid}.
“Sitting,” said {kid}.
-- advanced
Un día, {kids} [subió|subieron] la escalera entera sin pararse, y solo al llegar arriba [cayó|cayeron] en la cuenta.
One day {kids} went up all the stairs without a stop, and only noticed at the top.
Lo que había pasado seguía ahí, igual que los doce escalones.
What had happened was still there, and so were the twelve steps.
+ Desde arriba, {kid} miró hacia abajo.
+ From the top {kid} looked down.
En el tercero se había sentado {adult}, con el abrigo puesto y cara de cansancio.
On the third step sat {adult}, in {adult:his|her} coat, with a tired face.
{kid} bajó sin hacer ruido y se sentó en el segundo, que también estaba libre.
{kid} came down without a sound and sat on the second, which was free as well.

—¿Qué haces? —preguntó {adult}.
“What are you doing?” asked {adult}.

—Me siento —dijo {kid}.
“Sitting,” said {kid}.
