plot: At a market without money, one small thing is swapped for another and another, all the way to the stall where the wish is; and that stall wants exactly the small thing that was swapped first.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: wish, dreamer
picture kinds=sci-fi: place spaceship, day, curious, kid points, other, hero, trader, thing topic
picture: place market, day, curious, kid points, other, hero, trader, thing topic
middle: same, same, happy, kid carries box, other, hero, trader, thing topic, box
end: home meadow, same, happy, hero, kid does, other, thing topic
take stalls: 1 4 7
take mishaps: 0 1 4

title: El mercado de los cambios = The Swapping Market
title: Trato hecho = It’s a Deal
title: ¿Y qué me das por eso? = What Will You Give Me?
title: Lo que había en el bolsillo = What Was in the Pocket

cast place: debajo del puente = under the bridge
  seen: un mercado = a market
  odd: Cuando pasa un tren, todos gritan. = When a train goes by, everybody shouts.
cast place old: en la estación vieja = in the old station
  odd: Hasta el reloj lo cambiaron por un queso. = Even the clock went for a cheese.
cast place: detrás del circo = behind the circus
  odd: A veces un elefante mira por encima. = Sometimes an elephant looks over the wall.
cast place: en la plaza de las Ocas = in Goose Square
  odd: Las ocas miran los precios, y no hay. = The geese look for prices, and there are none.
cast place kinds=sci-fi: en el muelle espacial nueve = on Space Dock Nine
  seen: una nave = a spaceship
  odd: Los puestos están atados, por si flotan. = The stalls are tied down, in case they float.
cast place kinds=sci-fi: en un cráter de la Luna = in a crater on the Moon
  odd: Allí una vaca pesa como un gato. = There, a cow weighs no more than a cat.
cast place kinds=horror: en el bosque que cruje = in the creaking wood
  odd: Algunas vendedoras no tienen sombra. = Some of the sellers have no shadow.
cast place kinds=horror: en el teatro abandonado = in the empty theatre
  odd: Alguien aplaude en un palco vacío. = Somebody claps in an empty box.
cast place kinds=fantasy: en la espalda de un gigante dormido = on the back of a sleeping giant
  odd: Cuando ronca, se mueven los toldos. = When he snores, the awnings flap.
cast place kinds=fantasy: a la puerta del castillo de los ogros = at the gate of the ogres’ castle
  odd: Los ogros pagan con muelas. = Ogres like to pay in teeth.
cast place kinds=adventure: en doce barcas = on twelve boats
  seen: un puerto = a harbour
  odd: De puesto a puesto se va por una tabla. = From stall to stall there is one plank.
cast place kinds=adventure: en la playa de los naufragios = on Shipwreck Beach
  odd: Cierra cuando sube la marea. = It shuts when the tide comes in.

cast first m: un botón azul = a blue button
  the: el botón azul = the blue button
  why: A su abrigo le falta uno. = There is one missing on that coat.
  was: A su abrigo le faltaba uno. = There was one missing on that coat.
cast first f: una cuchara torcida = a bent spoon
  the: la cuchara torcida = the bent spoon
  why: Con una recta no llega al fondo del bote. = No other spoon gets to the end of the jar.
  was: Con una recta no llegaba al fondo del bote. = No other spoon got to the end of the jar.
cast first m: un calcetín verde = a green sock
  the: el calcetín verde = the green sock
  why: Desde enero tiene frío en un pie. = One foot there has been cold since January.
  was: Desde enero tenía frío en un pie. = One foot there had been cold since January.
cast first f: una llave sin puerta = a key with no door
  the: la llave sin puerta = the key with no door
  why: En su casa hay una puerta sin llave. = At home there is a door with no key.
  was: En su casa había una puerta sin llave. = At home there was a door with no key.
cast first f: una rueda de patín = one skate wheel
  the: la rueda de patín = the skate wheel
  why: Tiene un patín que solo da vueltas. = There is a skate that only goes in circles.
  was: Tenía un patín que solo daba vueltas. = There was a skate that only went in circles.

cast trader f: Tomasa = Tomasa
  what: la de los gorros = who has hats
  why: Le gustan las cosas pequeñas. = She likes small things.
  was: Le gustaban las cosas pequeñas. = She liked small things.
  gives: una sandía = a watermelon
cast trader m: Nicanor = Nicanor
  what: el de las lámparas = who has lamps
  why: Le recuerda a su hermano. = It makes him think of his brother.
  was: Le recordaba a su hermano. = It made him think of his brother.
  gives: un gallo de hierro = an iron rooster
cast trader f: Fátima = Fátima
  what: la de las alfombras = who has rugs
  why: No ha visto otra cosa igual. = She has never seen one like it.
  was: No había visto otra cosa igual. = She had never seen one like it.
  gives: una bañera de muñecas = a doll’s bath
cast trader m: Bernabé = Bernabé
  what: el de los relojes = who has clocks
  why: Ese día cumple ochenta años. = It is his eightieth birthday.
  was: Ese día cumplía ochenta años. = It was his eightieth birthday.
  gives: nueve metros de cuerda = nine metres of rope

cast holder f: la señora Quirós = Mrs Quirós
  her: ella = her
cast holder m old: el viejo Anselmo = old Anselmo
  her: él = him
cast holder f: la Marquesa = the Marquesa
  her: ella = her
cast holder m: don Eloy = Mr Eloy
  her: él = him

cast cart: la carretilla = the wheelbarrow
cast cart: el cochecito = the pram
cast cart: la maleta = the suitcase
cast cart: el trineo = the sledge

cast treasure: el telescopio = the telescope
  a: un telescopio = a telescope
cast treasure: el acordeón = the accordion
  a: un acordeón = an accordion
cast treasure: el monopatín = the skateboard
  a: un monopatín = a skateboard
cast treasure: el tambor = the drum
  a: un tambor = a drum

speaks man m: el hombre = the man
speaks gentleman m: el señor = the man
speaks baker f: la panadera = the baker
speaks boy m: el chico = the boy
speaks fidel m: Fidel = Fidel
speaks rosa f: la pintora Rosa = Rosa the painter
speaks onza m: el señor Onza = Mr Onza
speaks chelo f: Chelo = Chelo
speaks curator m small: el niño muy serio = the very serious boy
speaks magician m: el mago = the magician
speaks pura f: doña Pura = Mrs Pura
speaks toddler f small: la niña muy pequeña = the very small girl

word: el mercado = the market
word: el puesto: puesto, puestos = the stall: stall, stalls
word: el dinero = the money
word: el bolsillo = the pocket
word: la mano: mano, manos = the hand: hand, hands
word: el trato = the deal
word: la cola = the queue
word: la pintora = the painter
word: la balanza = the scales
word: el cumpleaños = the birthday
word: el museo = the museum
word: la puerta = the door
word: la cabra = the goat
word: el mago = the magician
word: la rifa = the raffle
word: la cometa = the kite
word: la lluvia: lluvia, llover, llueve = the rain: rain, raining
word: la urraca = the magpie
word: la caja = the box
word: la tarta = the cake
word: el cartel = the sign
word: la foto = the photo
word: la tarde = the afternoon
word: el sábado = Saturday

question: ¿Qué tienes tú en el bolsillo, y quién podría quererlo? = What is in your pocket, and who might want it?
question: ¿Cuál de los cambios fue el mejor? = Which of the swaps was the best one?
question: ¿Qué no cambiarías tú por nada? = What would you never swap?

== market topics=wish
-- beginner
El sábado hay mercado {place}.
On Saturday there is a market {place}.
Allí nadie usa dinero: todo se cambia.
Nobody uses money there: people swap.
+ {place.odd}
+ {place.odd}
{kids} [lleva|llevan] un papel que dice: {topic}.
{kids} [has|have] a note that says: {topic}.
El último puesto tiene un cartel.
The last stall has a sign.
«Se cambia una tarde para {topic.do}», dice.
“To swap: one afternoon to {topic.do},” it says.
+ <¡Una tarde entera!/Hay solo una./No dice por qué cosa.>
+ <A whole afternoon!/There is only one./It does not say what for.>
-- intermediate
Los sábados había un mercado {place}.
On Saturdays there was a market {place}.
+ Allí nadie usaba dinero.
+ Nobody there used money.
+ {place.odd}
+ {place.odd}
{kids} [llevaba|llevaban] un papel que decía {topic}.
{kids} had a note that said {topic}.
El último puesto tenía un cartel muy <grande/viejo/torcido>.
On the last stall there was a very <big/old/crooked> sign.
«Se cambia una tarde entera», decía, «para {topic.do}».
“To swap,” it said, “one whole afternoon to {topic.do}.”
-- advanced
Los sábados había {place} un mercado sin dinero.
On Saturdays there was a market {place}, without money.
+ {place.odd}
+ {place.odd}
{kids} [fue|fueron] con un papel en el que ponía {topic}.
{kids} went with a note on which was written {topic}.
En el último puesto, un cartel <torcido/escrito a tiza> anunciaba: «Se cambia una tarde entera para {topic.do}».
On the last stall a <crooked/chalked> sign announced: “To swap, one whole afternoon to {topic.do}”.

== guest topics=dreamer
-- beginner
El sábado hay mercado {place}.
On Saturday there is a market {place}.
Allí nadie usa dinero: todo se cambia.
Nobody uses money there: people swap.
+ {place.odd}
+ {place.odd}
Con {kids} {topic:va|van} {topic.a}.
{topic.a} {topic:goes|go} with {kids}.
El último puesto tiene un cartel.
The last stall has a sign.
«Se cambia una tarde para {topic.do}», dice.
“To swap: one afternoon to {topic.do},” it says.
+ {topic.the} {topic:lee|leen} el cartel <dos veces/en voz alta/y no {topic:respira|respiran}>.
+ {topic.the} {topic:reads|read} the sign <twice/aloud/and {topic:does|do} not breathe>.
-- intermediate
Los sábados había un mercado {place}.
On Saturdays there was a market {place}.
+ Allí nadie usaba dinero.
+ Nobody there used money.
+ {place.odd}
+ {place.odd}
Con {kids} {topic:iba|iban} {topic.a} que {topic:quería|querían} {topic.do}.
With {kids} went {topic.a} who wanted to {topic.do}.
El último puesto tenía un cartel muy <grande/viejo/torcido>.
On the last stall there was a very <big/old/crooked> sign.
«Se cambia una tarde entera», decía, «para {topic.do}».
“To swap,” it said, “one whole afternoon to {topic.do}.”
+ {topic.the} lo {topic:leyó|leyeron} <dos veces/sin respirar>.
+ {topic.the} read it <twice/without breathing>.
-- advanced
Los sábados había {place} un mercado sin dinero.
On Saturdays there was a market {place}, without money.
+ {place.odd}
+ {place.odd}
Con {kids} {topic:llegó|llegaron} {topic.a} que {topic:quería|querían} {topic.do}.
With {kids} came {topic.a} who wanted to {topic.do}.
En el último puesto, un cartel <torcido/escrito a tiza> anunciaba: «Se cambia una tarde entera para {topic.do}».
On the last stall a <crooked/chalked> sign announced: “To swap, one whole afternoon to {topic.do}”.
+ {topic.the} lo {topic:leyó|leyeron} dos veces, por si a la segunda decía otra cosa.
+ {topic.the} read it twice, in case it said something else the second time.

== pocket
-- beginner
{kid} busca en <un/el> bolsillo y saca {first}.
{kid} looks in <one/a> pocket and takes out {first}.

—Con eso no llega —dice {other}.
“That is not enough,” says {other}.

Pero {trader} {first:lo|la} mira con cariño.
But {trader} looks at it for a long time.
+ {trader.why}
+ {trader.why}

* —¿Y qué me das por eso? —[pregunta|preguntan] {they}.
* “What will you give me for it?” [asks {kid}|they ask].

{trader} da {trader.gives}.
{trader} gives {trader.gives}.
<Cabe en {cart}./Va a {cart}./Llena {cart}.>
<It fits in {cart}./It goes into {cart}./It fills {cart}.>
-- intermediate
En los bolsillos solo había {first}, que no parecía gran cosa.
The pockets held only {first}, which did not look like much.
Pero a {trader}, {trader.what}, se le encendieron los ojos.
But the eyes of {trader}, {trader.what}, lit up.
+ {trader.was}
+ {trader.was}

* —¿Y qué me das por eso? —[preguntó|preguntaron] {they}.
* “What will you give me for it?” [asked {kid}|they asked].

{trader} ofreció {trader.gives}.
{trader} offered {trader.gives}.
<Hubo que llevarlo en {cart}./Pesaba lo suyo, incluso en {cart}.>
<It had to travel in {cart}./It was heavy, even in {cart}.>
-- advanced
En los bolsillos no había más que {first}.
The pockets held no more than {first}.
Pero {trader}, {trader.what}, lo miró como se mira un barco que vuelve.
But {trader}, {trader.what}, looked at it as people look at a ship coming home.
+ {trader.was}
+ {trader.was}

* —¿Y qué me das por eso? —[preguntó|preguntaron] {they}.
* “What will you give me for it?” [asked {kid}|they asked].

El trato se cerró en {trader.gives}.
They settled on {trader.gives}.
<Aquello acabó de cualquier manera en {cart}./Aquello hizo crujir {cart} de punta a punta.>
<It went into {cart} any old how./It made {cart} creak from end to end.>

== queue in stalls
-- beginner
Fidel hace cola para los churros.
Fidel is in the queue for pancakes.
<Le duelen los pies./Quiere sentarse un rato./Lleva allí desde el martes.>
<His feet hurt./He wants to sit down./He has stood there since Tuesday.>

@fidel —Necesito algo en mi sitio —dice—, cualquier cosa.
“I need something to keep my place,” he says, “anything.”

Mira {cart} y sonríe.
He looks into {cart} and smiles.

* @fidel —Trato hecho —dice, y da <una jaula sin puerta/un bigote/un remo>.
* “It’s a deal,” he says, and gives <a cage with no door/a moustache/an oar>.

Ahora la cosa hace cola.
Now the thing is in the queue.
+ La señora de atrás le da conversación.
+ The lady behind is talking to it.
-- intermediate
Fidel hacía cola para los churros <desde el martes/con un pie dormido>.
Fidel had been in the pancake queue <since Tuesday/on one foot for an hour>.
+ Quería sentarse.
+ He wanted to sit down.

@fidel —Solo necesito algo que me guarde el sitio —dijo, y miró {cart}.
“I only need something to keep my place,” he said, and looked into {cart}.

* @fidel —Trato hecho —dijo.
* “It’s a deal,” he said.

Dio a cambio <una jaula sin puerta/un bigote postizo/un solo remo>.
He gave for it <a cage with no door/a false moustache/one single oar>.

La cosa se quedó en la cola, muy formal.
The thing stayed in the queue and behaved itself.
+ Al rato, la señora de atrás le contaba su vida.
+ Before long the lady behind was telling it her life.
-- advanced
A Fidel, que hacía cola para los churros <desde el martes/con los dos pies dormidos>, le daba igual qué le guardara el sitio.
Fidel, who had been in the pancake queue <since Tuesday/on two sleeping feet>, did not care what kept his place for him.

* @fidel —Trato hecho —dijo.
* “It’s a deal,” he said.

Puso en {cart} <una jaula sin puerta/un bigote postizo/un solo remo, pero bueno>.
He laid in {cart} <a cage with no door/a false moustache/a single oar, but a good one>.

Lo que antes iba dentro se quedó en la cola, mucho más derecho que los demás.
What had been in it before stayed in the queue, standing straighter than anybody.
+ A los cinco minutos, la señora de atrás ya le contaba lo de su yerno.
+ Five minutes later the lady behind was telling it about her son-in-law.

== painter in stalls
-- beginner
La pintora Rosa pinta frutas.
Rosa the painter paints fruit.
Pero hoy tenía hambre, y ya no hay frutas.
But she was hungry today, and the fruit is gone.

@rosa —¿Qué llevas ahí? —pregunta.
“What have you got there?” she asks.

<Lo mira con un ojo./Lo mira con la cabeza abajo./Lo mira y muerde el pincel.>
<She looks with one eye./She looks at it upside down./She looks, and bites her brush.>

* @rosa —Trato hecho —dice, y da <un cuadro de una pera/una peluca/un caballete>.
* “It’s a deal,” she says, and gives <a picture of a pear/a wig/her easel>.

Después pinta la cosa, y le sale una pera.
Then she paints the thing, and it looks like a pear.
+ Es que solo sabe peras.
+ She only knows pears.
-- intermediate
La pintora Rosa pintaba frutas.
Rosa the painter painted fruit.
Ese día, <se las había comido/había pasado por allí alguien con hambre>.
That day <she had eaten it/somebody hungry had come by>.
Miró lo que había en {cart} con un solo ojo, y luego con el otro.
She looked at what was in {cart} with one eye, and then with the other.

* @rosa —Trato hecho —dijo.
* “It’s a deal,” she said.

Dio <un cuadro de una pera/una peluca rubia/el caballete viejo>.
She gave <a picture of a pear/a yellow wig/her old easel>.

Después se puso a pintar la cosa, y le salió otra pera.
Then she began to paint the thing, and it turned into another pear.
+ No sabía hacer nada más, pero eran peras muy buenas.
+ She could do nothing else, but they were very good pears.
-- advanced
Rosa pintaba frutas, pero la de ese día <la había devorado a media mañana/no había llegado viva al mediodía>.
Rosa painted fruit, but that day’s <she had eaten by eleven/had not lived to see noon>.
+ Necesitaba un modelo que no le diera hambre.
+ She needed a model that would not make her hungry.

* @rosa —Trato hecho —dijo al ver {cart}.
* “It’s a deal,” she said when she saw {cart}.

Dio por ello <una peluca rubia/el caballete viejo>.
She gave for it <a yellow wig/her old easel>.

+ Pintó la cosa de frente y de perfil, y las dos veces le salió una pera.
+ She painted the thing from the front and from the side, and both times it came out as a pear.

== scales in stalls
-- beginner
El señor Onza tiene una balanza de oro.
Mr Ounce has golden scales.
Es la mejor, pero no tiene nada que pesar.
They are the best, but he has nothing to weigh.
<Ayer pesó una mosca./Ya se ha pesado la nariz./Pesa el aire, y siempre da cero.>
<Yesterday he weighed a fly./He has weighed his own nose./He weighs the air, and it is always nothing.>

@onza —¿Puedo? —pregunta, y mira {cart}.
“May I?” he asks, and looks into {cart}.

La balanza hace clin.
The scales go clink.

@onza —Pesa justo lo que pesa —dice con alegría.
“It weighs just what it weighs,” he says happily.

* @onza —Trato hecho —y da <medio kilo de plumas/una pesa con nombre/un yunque pequeño>.
* “It’s a deal,” and he gives <a pound of feathers/a weight with a name/a small anvil>.
-- intermediate
El señor Onza tenía la mejor balanza del mercado y nada que pesar en ella.
Mr Ounce had the best scales in the market and nothing to weigh on them.
<El día anterior había pesado una mosca, con su permiso./Llevaba la mañana pesando aire, y siempre daba cero.>
<The day before he had weighed a fly, with its permission./All morning he had been weighing air, and it was always nothing.>
Al ver lo que había en {cart}, le temblaron las manos.
When he saw what was in {cart}, his hands shook.

@onza —Pesa exactamente lo que pesa —anunció, con lágrimas en los ojos.
“It weighs exactly what it weighs,” he announced, with tears in his eyes.

* @onza —Trato hecho —dijo.
* “It’s a deal,” he said.

Dio <medio kilo de plumas/un yunque de bolsillo>.
He gave <a pound of feathers/a pocket anvil>.
-- advanced
El señor Onza poseía la balanza más fina del mercado, y <la última clienta había sido una mosca/se pasaba los sábados pesando aire, que siempre daba cero>.
Mr Ounce owned the finest scales in the market, and <their last customer had been a fly/spent his Saturdays weighing air, which always came to nothing>.
Pidió permiso para vaciar {cart}, se puso los guantes y contuvo la respiración.
He asked leave to empty {cart}, put on gloves and held his breath.

@onza —Pesa exactamente lo que pesa —anunció.
“It weighs exactly what it weighs,” he announced.

* @onza —Trato hecho —dijo después.
* “It’s a deal,” he said then.

Dio <medio kilo de plumas, muy bien pesado/un yunque de bolsillo>.
He gave <a pound of feathers, beautifully weighed/a pocket anvil>.

== birthday in stalls
-- beginner
Chelo corre entre los puestos.
Chelo is running between the stalls.

@chelo —Hoy es el cumpleaños de mi marido —dice—, y no tengo nada.
“It is my husband’s birthday today,” she says, “and I have nothing.”

<Mira {cart}, pero no pregunta qué es./No quiere saber qué hay en {cart}./Cierra los ojos y mete la mano en {cart}.>
<She looks at {cart}, but does not ask what it is./She does not want to know what is in {cart}./She shuts her eyes and feels in {cart}.>
Lo envuelve en papel con estrellas.
She wraps it in paper with stars.

* @chelo —Trato hecho —dice, y da <una corbata con ranas/una trompeta/un flotador>.
* “It’s a deal,” she says, and gives <a tie with frogs/a trumpet/a rubber ring>.

+ Era su regalo del año pasado.
+ That was last year’s present.
-- intermediate
Chelo corría entre los puestos.
Chelo was running between the stalls.
Era el cumpleaños de su marido y no tenía nada.
It was her husband’s birthday and she had nothing.
<Metió la mano en {cart} con los ojos cerrados./No quiso saber qué había en {cart}.>
<She put a hand into {cart} with her eyes shut./She did not want to know what was in {cart}.>
Lo envolvió en papel de estrellas y le puso un lazo.
She wrapped it in paper with stars on it and tied a bow.

* @chelo —Trato hecho —dijo.
* “It’s a deal,” she said.

Dio <una corbata con ranas/una trompeta/un flotador de cisne>, el regalo del año anterior.
She gave <a tie with frogs on it/a trumpet/a rubber swan>, last year’s present.
-- advanced
Chelo acababa de recordar que era el cumpleaños de su marido, y corría entre los puestos.
Chelo had just remembered her husband’s birthday, and was running between the stalls.
<No quiso saber qué había en {cart}, para que fuera sorpresa también para ella./Se llevó lo que había en {cart} con los ojos cerrados, y le puso un lazo.>
<She did not want to know what was in {cart}, so as to be surprised herself./She took what was in {cart} with her eyes shut, and put a bow on it.>

* @chelo —Trato hecho —dijo.
* “It’s a deal,” she said.

Dio <una corbata con ranas/una trompeta/un flotador de cisne>, el regalo del año anterior.
She gave <a tie with frogs on it/a trumpet/a rubber swan>, last year’s present.

== museum in stalls
-- beginner
Un niño muy serio tiene un museo en una mesa.
A very serious boy has a museum on a table.
En el museo hay una sola cosa: <una miga de Napoleón/un diente de su abuela/la sombra de un pato>.
The museum has just one thing: <a crumb of Napoleon’s/his grandmother’s tooth/the shadow of a duck>.

@curator —Necesito otra sala —dice.
“I need another room,” he says.

Toma lo que hay en {cart} y escribe: «Muy antiguo, no tocar».
He takes what is in {cart} and writes: “Very old, do not touch”.

* @curator —Trato hecho —dice, y da <un casco de buzo/un hueso/una silla de rey>.
* “It’s a deal,” he says, and gives <a diver’s helmet/a bone/a king’s chair>.

+ Ya hay visitas.
+ There are visitors already.
-- intermediate
Un niño muy serio tenía un museo encima de una mesa, con una sola pieza.
A very serious boy had a museum on top of a table, with only one thing in it.
Era <una miga de Napoleón/un diente de su abuela/la sombra de un pato>.
It was <one of Napoleon’s crumbs/his grandmother’s tooth/the shadow of a duck>.
Al lado puso lo que había en {cart}, con un letrero: «Muy antiguo, no tocar».
Beside it he put what was in {cart}, with a notice: “Very old, do not touch”.

* @curator —Trato hecho —dijo.
* “It’s a deal,” he said.

Dio <un casco de buzo/un hueso/un trono de cartón>.
He gave <a diver’s helmet/a bone/a cardboard throne>.
-- advanced
Un niño muy serio dirigía un museo del tamaño de una mesa, cuya única pieza era <una miga de Napoleón/un diente de su abuela/la sombra de un pato>.
A very serious boy was director of a museum the size of a table, whose only piece was <one of Napoleon’s crumbs/his grandmother’s tooth/the shadow of a duck>.
Lo que había en {cart} pasó a la segunda sala, con una etiqueta: «Muy antiguo».
What was in {cart} went into the second room, with a label: “Very old”.

* @curator —Trato hecho —dijo.
* “It’s a deal,” he said.

Dio <un casco de buzo/un trono de cartón>, porque en el almacén no le cabía.
He gave <a diver’s helmet/a cardboard throne>, as there was no room for it in the cellar.

== door in stalls
-- beginner
La puerta de la panadera hace pum, pum.
The baker’s door goes bang, bang.
<Un pan se ha caído del susto./Los bollos ya tienen miedo./Nadie oye los precios, que no hay.>
<A loaf has fainted./The buns are afraid by now./With each bang a bun jumps.>

—Quiero algo en el suelo para pararla —dice la panadera.
“I want something on the floor to stop it,” says the baker.

{other} pone allí lo que hay en {cart}.
{other} puts down what is in {cart}.
La puerta se queda quieta.
The door stays still.

* @baker —Trato hecho —dice ella, y da un pan <de tres metros/con forma de caimán/de su misma altura>.
* “It’s a deal,” she says, and gives a loaf <three metres long/like a crocodile/as tall as herself>.
-- intermediate
La puerta de la panadera daba golpes con el viento.
The baker’s door was banging in the wind.
+ <Los bollos saltaban en la bandeja./Ya se había desmayado un pan.>
+ <The buns were jumping on the tray./One of the loaves had fainted.>

@baker —Quiero algo que la pare —dijo ella—, me da igual qué.
“I want something to stop it,” she said, “no matter what.”

{other} puso en el suelo lo que había en {cart}, y la puerta se calló.
{other} put down what was in {cart}, and the door was silent.

* —Trato hecho —dijo la panadera.
* “It’s a deal,” said the baker.

Dio un pan <de tres metros/con forma de caimán>.
She gave a loaf <three metres long/in the shape of a crocodile>.
-- advanced
La puerta de la panadera daba unos golpes que <hacían saltar los bollos en la bandeja/habían dejado sorda a la levadura>.
The baker’s door banged so hard that <the buns jumped on the tray/the yeast had gone deaf>.
{other} puso en el suelo lo que había en {cart}, y la puerta se quedó quieta.
{other} put down what was in {cart}, and the door stood still.

* —Trato hecho —dijo la panadera.
* “It’s a deal,” said the baker.

Dio un pan <de tres metros, que hubo que doblar/con forma de caimán, recién mordido>.
She gave a loaf <three metres long, which had to be folded/in the shape of a crocodile, with one bite missing>.

== goat in stalls
-- beginner
Un hombre tiene una cabra <blanca/negra/con flequillo>.
A man has a <white/black/hairy> goat.
La cabra se ha comido el puesto, las cestas y un zapato.
The goat has eaten his stall, his baskets and a shoe.

—¿Eso come? —pregunta el hombre, y mira {cart}.
“Does that eat?” asks the man, and looks at {cart}.

—No —dice {other}.
“No,” says {other}.

* @man —Trato hecho —dice él, y da la cabra.
* “It’s a deal,” he says, and gives the goat.

La cabra sube a {cart} <sin preguntar/de un salto/y saluda>.
The goat gets into {cart} <without asking/with one jump/and bows>.
+ Luego se come un sombrero.
+ Then it eats a hat.
-- intermediate
Había un hombre sentado en el suelo, porque su cabra <se había comido el puesto/se había comido hasta la silla>.
There was a man sitting on the ground, because his goat <had eaten the stall/had even eaten the chair>.

@man —¿Eso come? —preguntó, señalando {cart}.
“Does that eat?” he asked, and pointed at {cart}.

Cuando supo que no, le entró mucha prisa.
When he heard that it did not, he was in a great hurry.

* @man —Trato hecho —dijo.
* “It’s a deal,” he said.

Dio la cabra, <con cuerda y todo/que se despidió con un mordisco>.
He gave the goat, <rope and all/which bit him goodbye>.

+ Lo primero que hizo la cabra fue comerse un sombrero.
+ The first thing that the goat did was to eat a hat.
-- advanced
El hombre de la cabra recibía de pie, porque ella <se había comido el puesto, el toldo y la silla/le había ido quitando el puesto a bocados>.
The man with the goat received them standing, since it <had eaten the stall, the awning and the chair/had taken the stall from under him, bite by bite>.
Solo hizo una pregunta sobre lo que había en {cart}: si comía.
He had only one question about what was in {cart}: did it eat?

* @man —Trato hecho —dijo con un nudo en la garganta.
* “It’s a deal,” he said with a lump in his throat.

Dio la cabra, que <se subió sin despedirse/ya masticaba un sombrero ajeno>.
He gave the goat, which <climbed in without a goodbye/was already chewing somebody’s hat>.

== magician in stalls
-- beginner
Un mago busca algo para desaparecer.
A magician is looking for a thing to make vanish.
Pone su capa encima de {cart}.
He puts his cloak over {cart}.
<Dice siete palabras raras./Da tres vueltas./Estornuda.>
<He says seven strange words./He turns round three times./He sneezes.>
¡Ya no hay nada!
There is nothing there!

—¿Y ahora vuelve? —[pregunta|preguntan] {they}.
“Does it come back now?” [asks {kid}|they ask].

El mago se pone rojo.
The magician goes red.

@magician —Esa parte no la sé —dice, y da <su conejo/su chistera/su varita> a cambio.
“I don’t know that part,” he says, and gives <his rabbit/his top hat/his wand> for it.
-- intermediate
Un mago buscaba algo que hacer desaparecer, y <tapó {cart} con la capa/pidió silencio al mercado entero>.
A magician was looking for something to make vanish, and <he laid his cloak over {cart}/asked the whole market to be quiet>.
Dijo siete palabras raras, dio un soplido y allí no quedó nada.
He said seven strange words, blew once, and there was nothing left.

—¿Y cuándo vuelve? —[preguntó|preguntaron] {they}.
“And when does it come back?” [asked {kid}|they asked].

El mago se puso rojo.
The magician went red.
+ <Esa parte no se la habían enseñado./A esa clase había faltado.>
+ <Nobody had taught him that part./He had missed that lesson.>
A cambio tuvo que dar <su conejo/su chistera/su varita buena>.
He had to give <his rabbit/his top hat/his best wand> for it.
-- advanced
Un mago <cubrió {cart} con su capa/mandó callar al mercado> y pronunció siete palabras que sonaban a estornudo.
A magician <covered {cart} with his cloak/silenced the whole market> and spoke seven words that sounded like a sneeze.
Debajo no quedó nada, ni siquiera el polvo, y el público aplaudió.
Nothing was left underneath, not even the dust, and everybody clapped.

@magician —Lo de que vuelva no venía en el libro —confesó luego en voz baja, y pagó con <el conejo/la chistera>.
“Getting it back was not in the book,” he confessed afterwards in a low voice, and paid with <the rabbit/the top hat>.

== raffle in stalls
-- beginner
Doña Pura hace una rifa.
Mrs Pura has a raffle.
Tiene cien números y ningún premio.
She has a hundred numbers and no prize.
<Compró los números y no quedó para más./El premio era una tarta, y tenía hambre./El premio salió volando: era un pájaro.>
<The numbers took all she had./The prize was a pie, and she was hungry./The prize was a bird, and it flew away.>
Mira {cart}.
She looks into {cart}.

* @pura —Trato hecho —dice, y da el número cuarenta y uno.
* “It’s a deal,” she says, and gives number forty-one.

Gira el bombo, y sale ese.
The drum turns, and that one wins.
El segundo premio es <una bañera/un buzón/una tuba>.
Second prize is <a bath/a letter box/a tuba>.
-- intermediate
Doña Pura había organizado una rifa con cien números y, por despiste, sin ningún premio.
Mrs Pura had set up a raffle with a hundred numbers and, by mistake, no prize.
<El premio era un pájaro, y había preferido irse./El premio era una tarta, y la espera fue muy larga.>
<The prize was a bird, and it had decided to leave./The prize was a pie, and it had been a long wait.>

* @pura —Trato hecho —dijo al ver {cart}.
* “It’s a deal,” she said when she saw {cart}.

Dio el número cuarenta y uno.
She gave number forty-one.

El bombo giró, y salió justo ese.
The drum turned, and that very one won.
Como premio de consolación tocó <una bañera/un buzón/una tuba>.
The prize for winning too soon was <a bath/a letter box/a tuba>.
-- advanced
Doña Pura había vendido cien números para una rifa sin acordarse de <que hacía falta un premio/que el premio, un pájaro, sabía volar>.
Mrs Pura had sold a hundred tickets for a raffle and forgotten <that it needed a prize/that the prize, a bird, could fly>.

* @pura —Trato hecho —dijo al ver {cart}.
* “It’s a deal,” she said when she saw {cart}.

Dio a cambio el último número, el cuarenta y uno, que nadie quería.
She gave for it the last ticket, number forty-one, which nobody wanted.

El bombo dio tres vueltas, y salió justo ese.
The drum went round three times, and that very one won.
El premio, por no repetir, resultó ser <una bañera con patas/una tuba>.
The prize, to make a change, turned out to be <a bath with feet/a tuba>.

== twins in stalls
-- beginner
Dos hermanas tiran de una cometa.
Two sisters are pulling at one kite.

—¡Es mía! —dice cada una.
“It is mine!” says each of them.

La cometa <ya cruje/tiene los ojos muy abiertos/es cada vez más larga>.
The kite <is creaking/has very wide eyes/gets longer and longer>.
{kid} les enseña lo que hay en {cart}.
{kid} shows them what is in {cart}.
Las hermanas sueltan la cometa y tiran de eso.
The sisters let go of the kite and pull at that.

* —Trato hecho —dicen sin mirar.
* “It’s a deal,” they say without looking.

+ @- —¡Es mía! —se oye detrás.
+ “It is mine!” comes from behind.
-- intermediate
Dos hermanas tiraban de la misma cometa, que <ya crujía/se había vuelto mucho más larga>.
Two sisters were pulling at the same kite, which <was creaking/had grown a good deal longer>.

—¡Es mía! —decía una, y la otra decía lo mismo.
“It is mine!” said one, and the other said the same.

{kid} les enseñó lo que había en {cart}, y soltaron la cometa a la vez.
{kid} showed them what was in {cart}, and they let go of the kite together.

* @- —Trato hecho —dijeron, tirando ya <cada una de una punta/de lo nuevo con las dos manos>.
* “It’s a deal,” they said, already pulling at <one end each/the new thing with both hands>.

+ Los gritos se oyeron hasta tres puestos más allá.
+ They could be heard three stalls further on.
-- advanced
Dos hermanas tiraban de una cometa que, <a fuerza de discusiones, medía ya el doble/por su parte, ponía cara de pañuelo>.
Two sisters were pulling at a kite which, <after so much argument, was twice as long/for its part, looked like a handkerchief>.
Bastó con que {kid} les enseñara lo que había en {cart} para que la soltaran a la vez.
{kid} had only to show them what was in {cart} for both to let go at the same moment.

* —Trato hecho —dijeron sin mirar, <cada una ya con una punta en la mano/y a los dos segundos volvían a discutir>.
* “It’s a deal,” they said without looking, <each already holding one end/and two seconds later they were arguing again>.

== rain in mishaps
-- beginner
Empieza a llover.
It begins to rain.
Todo el mundo tapa sus cosas con <lonas/manteles/paraguas>.
Everybody covers things with <sheets/tablecloths/umbrellas>.
{kids} [corre|corren] con {cart} hasta un toldo.
{kids} [runs|run] with {cart} to an awning.
Allí hay diez carros iguales.
Ten more like it are there.
Para de llover, y cada uno se lleva uno.
The rain stops, and each takes one.

—Este no es nuestro cambio —dice {other}.
“This is not our swap,” says {other}.

Dentro hay <un oso de piedra/una campana/seis sombreros>.
Inside there is <a stone bear/a bell/a pile of hats>.

—Es mejor —dice {kid}.
“It is better,” says {kid}.
-- intermediate
De pronto empezó a llover.
Suddenly it began to rain.
El mercado entero se metió debajo del mismo toldo.
The whole market got under one awning.
Había allí diez carros, y todos se parecían mucho a {cart}.
There were ten carts there, and all looked very much like {cart}.
Cuando paró, cada cual se llevó el que tenía más cerca.
When it stopped, everybody took the nearest.
Dentro ya no estaba lo mismo, sino <un oso de piedra/una campana de barco/seis sombreros mojados>.
What was inside now was <a stone bear/a ship’s bell/a pile of wet hats>.

—Mejor no decir nada —opinó {kid}, y apretó el paso.
“Better not say anything,” said {kid}, walking faster.
-- advanced
Un chaparrón metió al mercado entero debajo del mismo toldo, con sus carros y sus opiniones.
A shower drove the whole market under one awning, with all its carts and opinions.
+ Al escampar, cada cual se llevó lo que tenía más cerca.
+ When it cleared, everybody took what was nearest.
Así fue como en {cart} apareció <un oso de piedra/una campana de barco>, y lo demás se fue de viaje con alguien.
That is how {cart} came to hold <a stone bear/a ship’s bell>, and what had been there went off on its travels.

== magpie in mishaps
-- beginner
Una urraca baja a {cart}.
A magpie comes down to {cart}.
Mira la cosa con un ojo y se la lleva.
It looks at the thing with one eye and takes it.
Vuela <despacio/torcida/muy bajo>, porque pesa mucho.
It flies <slowly/sideways/very low>, because the thing is heavy.
{kids} [corre|corren] detrás.
{kids} [runs|run] after it.
La urraca lo piensa y vuelve.
The magpie thinks about it and comes back.
Deja en {cart} <una tapa brillante/un tenedor de plata/un cascabel>.
It leaves in {cart} <a shiny lid/a silver fork/a little bell>.

* —Trato hecho —dice {kid}.
* “It’s a deal,” says {kid}.

+ La urraca ya no está.
+ The magpie has gone.
-- intermediate
Una urraca se posó en {cart}.
A magpie landed on {cart}.
Miró la cosa con un ojo y se la llevó por el aire.
It looked at the thing with one eye and flew off with it.
Volaba muy <torcida/baja>, porque no estaba hecha para tanto peso.
It flew very <crookedly/low>, because it was not made for such a weight.
{kids} no [tuvo|tuvieron] que correr mucho, porque la urraca volvió sola.
{kids} did not have to run far, because the magpie came back by itself.
Dejó <una tapa brillante/un tenedor de plata/un cascabel> y se quedó mirando.
It left <a shiny lid/a silver fork/a little bell> and stood looking.

* —Trato hecho —dijo {kid}, y la urraca se fue tan contenta.
* “It’s a deal,” said {kid}, and the magpie left, well pleased.
-- advanced
Una urraca se llevó de {cart} lo que había, con gran esfuerzo y volando <de lado/a la altura de las rodillas>.
A magpie took what was in {cart}, with great effort and flying <sideways/at the height of people’s knees>.
A los diez pasos, el pájaro, que por lo visto conocía las normas, dio media vuelta.
Ten steps on, the bird, which evidently knew the rules, turned round.
En su lugar dejó <una tapa brillante/un tenedor de plata/un cascabel>, y esperó respuesta.
In its place it left <a shiny lid/a silver fork/a little bell>, and waited for an answer.

* —Trato hecho —tuvo que decir {kid}.
* “It’s a deal,” {kid} had to say.

== nothing in mishaps
-- beginner
Un señor elegante tiene una caja roja.
An elegant man has a red box.

—¿Qué hay dentro? —pregunta {other}.
“What is inside?” asks {other}.

—Nada —dice el señor—, pero es nada de la buena.
“Nothing,” says the man, “but it is the very best nothing.”

{kid} <escucha la caja/huele la caja/mueve la caja>: es verdad.
{kid} <listens to/smells/shakes> the box: it is true.
Por lo que hay en {cart}, el señor da la caja.
He swaps it for what is in {cart}.
Un músico la quiere enseguida.
A musician wants it at once.
En su casa nunca hay silencio.
At home he never has any silence.
Da por ella <un violín roto/dos platillos/un cencerro>.
He gives for it <a broken violin/two cymbals/a cowbell>.
-- intermediate
Un señor muy elegante cambiaba cajas rojas, y dentro no había nada.
A very elegant man was swapping red boxes, and there was nothing in them.

@- —Pero es nada de la buena —dijo, y {kid} <acercó la oreja/la olió>.
“But it is the very best nothing,” he said, and {kid} <put one ear to it/smelled it>.

Lo que había en {cart} se fue, y la caja vacía llegó.
What was in {cart} went away, and the empty box arrived.
Por suerte, un músico con siete hijos llevaba años buscando un poco de silencio.
Luckily a musician with seven children had been looking for a bit of silence for years.
Dio por ella <un violín roto/dos platillos/un cencerro>, y la abrió allí mismo.
He gave for it <a broken violin/two cymbals/a cowbell>, and opened it on the spot.
-- advanced
Un señor elegantísimo cambiaba cajas rojas que, según reconocía él mismo, no contenían nada, pero nada de la mejor calidad.
A most elegant man was swapping red boxes which, as he admitted himself, held nothing, but nothing of the finest quality.
{kid} acercó el oído, comprobó que era cierto y entregó lo que había en {cart}.
{kid} put an ear to it, found that this was true, and handed over what was in {cart}.
Tres puestos más allá, un músico con siete hijos lloró al oír el silencio de la caja y dio por ella <un violín roto/dos platillos>.
Three stalls further on, a musician with seven children wept to hear the silence in the box, and gave for it <a broken violin/two cymbals>.

== cake in mishaps
-- beginner
Ahora en {cart} hay una tarta.
Now there is a cake in {cart}.
<Es de limón./Tiene tres pisos./Tiene una vela encendida.>
<It is a lemon cake./It has three floors./It has one lit candle.>
La da una abuela a cambio de todo lo demás.
A grandmother gives it for all the rest.

—No se toca —dice {kid}.
“No touching,” says {kid}.

Pasa un minuto.
A minute goes by.
Pasa otro, más largo.
Another goes by, and it is longer.
Queda media tarta.
Half the cake is left.

—Ha sido el viento —dice {other} con <nata/azúcar> en la nariz.
“That was the wind,” says {other} with <cream/sugar> on one cheek.

+ La media tarta se cambia por un <cubo/imán/látigo>.
+ The half cake is swapped for a <bucket/magnet/saddle>.
-- intermediate
Una abuela cambió lo que había en {cart} por una tarta <de limón/de tres pisos>.
A grandmother swapped what was in {cart} for a <lemon cake/cake with three floors>.

—Que no se toque —dijo {kid}, y todo fue bien durante un minuto.
“No touching,” said {kid}, and all went well for a minute.

El minuto siguiente fue más largo, y después quedaba media tarta.
The next minute was longer, and then there was half a cake.

+ —Ha sido el viento —dijo {other} con nata en la nariz.
+ “That was the wind,” said {other}, with cream on one cheek.

La mitad que quedaba fue a parar a un herrero, que dio <un cubo/un imán enorme/una herradura>.
The half that was left went to a blacksmith, who gave <a bucket/a huge magnet/a horseshoe>.
-- advanced
Una abuela cambió lo que había en {cart} por una tarta <de limón/de tres pisos>, y ahí empezaron las dificultades.
A grandmother swapped what was in {cart} for a <lemon cake/cake with three floors>, and there the difficulties began.
Durante un minuto nadie la tocó, pero el minuto siguiente fue larguísimo.
For a minute nobody touched it, but the minute after that was very long.
Lo que quedaba, que {other} atribuyó al viento, se lo quedó un herrero a cambio de <un imán enorme/una herradura>.
What was left, which {other} blamed on the wind, went to a blacksmith for <a huge magnet/a horseshoe>.

== baby in mishaps
-- beginner
Una niña muy pequeña se mete en {cart}.
A very small girl climbs into {cart}.

@toddler —Brrrum —dice.
“Brrrm,” she says.

No quiere cambiar nada: quiere conducir.
She does not want to swap: she wants to drive.
{kids} la [pasea|pasean] <tres veces/por todo el mercado/hasta la fuente>.
{kids} [pushes|push] her <three times round/all over the market/as far as the fountain>.
Al final la niña abre la mano.
In the end the girl opens her hand.
Dentro hay <medio plátano/una piedra caliente/un botón de oro>.
In it is <half a banana/a warm stone/a gold bead>.
Lo deja y se lleva la otra cosa.
She leaves it and takes the other thing.

* @toddler —Tato echo —dice.
* “’s a deal,” she says.
-- intermediate
Una niña muy pequeña se metió en {cart} y dijo «brrrum».
A very small girl climbed into {cart} and said “brrrm”.
+ No quería cambiar nada, sino conducir.
+ She did not want to swap but to drive.
Hubo que pasearla <por todo el mercado/hasta la fuente>.
She had to be pushed <all over the market/as far as the fountain>.
Cuando se bajó, se llevó en brazos lo que había dentro.
When she got out, she took what was in there in her arms.
En su lugar dejó <medio plátano/una piedra caliente/un caracol>, que era todo lo que tenía.
In its place she left <half a banana/a warm stone/a snail>, which was all she had.

* @toddler —Tato echo —dijo, muy seria.
* “’s a deal,” she said, very seriously.
-- advanced
Una niña pequeñísima se instaló en {cart}, dijo «brrrum» y no hubo forma de hacerla bajar <hasta la tercera vuelta al mercado/hasta que vio la fuente>.
A tiny girl settled down in {cart}, said “brrrm”, and would not get out <before the third time round the market/until she saw the fountain>.
Se llevó en brazos lo que había dentro y dejó en su lugar <medio plátano/una piedra que había calentado toda la mañana>.
She carried off what was in there and left in its place <half a banana/a stone that she had been warming all morning>.

* @toddler —Tato echo —dijo, y quién se atrevía a discutirlo.
* “’s a deal,” she said, and who would have dared to argue?

== noon long
-- beginner
A mediodía, {kids} [descansa|descansan] al lado de {cart}.
At noon {kids} [rests|rest] beside {cart}.

—¿Estamos más cerca? —pregunta {other}.
“Are we nearer?” asks {other}.

{kid} mira hacia atrás.
{kid} looks back.
<El primer puesto parece una caja de cerillas./El primer puesto es ya un punto azul.>
<The first stall looks like a matchbox./The first stall is a blue spot now.>
Quedan <tres/cuatro/cinco> puestos.
There are <three/four/five> stalls to go.
El cartel se mueve con el viento.
The sign moves in the wind.

Ya se leen las letras pequeñas.
Now you can read the small print.
Dicen: <«Solo hay una»/«Cierra a las cuatro»/«Preguntar fuerte»>.
It says: <“Only one left”/“Shuts at four”/“Ask loudly”>.
-- intermediate
A mediodía, {kids} se [sentó|sentaron] en el suelo, al lado de {cart}.
At noon {kids} sat down on the ground beside {cart}.
<El primer puesto, a lo lejos, parecía una caja de cerillas./Por detrás, el mercado hacía más ruido que antes.>
<The first stall, far away, looked like a matchbox./Behind, the market was noisier than before.>

—¿Tú crees que esto vale más que lo primero? —preguntó {other}.
“Do you think that this is worth more than the first thing?” asked {other}.

Visto por los <dos/cuatro> lados, no había manera de saberlo.
Even from <two/four> sides there was no way of knowing.
El cartel del último puesto tenía también letras pequeñas.
The sign on the last stall had small print too.
«Cierra a las cuatro», decían, «y solo queda una».
“Shuts at four,” it said, “and there is only one left.”
-- advanced
A mediodía hubo que sentarse en el suelo, a la sombra de {cart}, para hacer cuentas.
At noon it was necessary to sit on the ground, in the shade of {cart}, and do some sums.
Nadie habría podido decir si aquello valía más que {first.the}, o menos.
Nobody could have said whether this was worth more than {first.the}, or less.
Ya se distinguía, en el cartel del fondo, la letra pequeña: <«Solo queda una, cierra a las cuatro»/«Se cierra a las cuatro, con tarde o sin ella»>.
By now the small print could be read on the far sign: <“Only one left, shuts at four”/“Shuts at four, with or without the afternoon”>.

== stall
-- beginner
En el último puesto se sienta {holder}.
At the last stall sits {holder}.

* —¿Y qué quieres por la tarde? —[pregunta|preguntan] {they}.
* “What do you want for the afternoon?” [asks {kid}|they ask].

{holder} mira {cart} y dice que no.
{holder} looks into {cart} and says no.

@holder —Yo quiero {first} —dice.
“I want {first},” comes the answer.

+ {first.why}
+ {first.why}
+ <{kid} se sienta en el suelo./Nadie habla durante un rato./{other} abre la boca y la cierra.>
+ <{kid} sits down on the ground./For a while nobody speaks./{other} opens one eye, then two.>
-- intermediate
En el último puesto estaba {holder}, con la tarde <enrollada en una cuerda/en un cajón>.
At the last stall was {holder}, with the afternoon <rolled up in string/in a drawer>.

* —¿Y qué quieres por ella? —[preguntó|preguntaron] {they}.
* “What do you want for it?” [asked {kid}|they asked].

{holder} miró {cart}, movió la cabeza y dijo:
{holder} looked into {cart}, said no, and then:

@holder —Yo lo único que busco es {first}.
“All I am looking for is {first}.”

+ {first.was}
+ {first.was}
-- advanced
El último puesto era el de {holder}, que guardaba la tarde <enrollada y atada con una cuerda/en un cajón con llave>.
The last stall belonged to {holder}, who kept the afternoon <rolled up and tied with string/in a locked drawer>.
+ Lo que había en {cart} no mereció más que una mirada.
+ What was in {cart} was worth no more than one look.

@holder —Yo solo busco una cosa, y desde hace años: {first}.
“I want only one thing, and have wanted it for years: {first}.”

+ {first.was}
+ {first.was}

== shout ages=3-5,6-8
-- beginner
—¡{trader}! —grita {kid}—.
“{trader}!” shouts {kid}.
¡Cambio al revés!
“Swap it back!”

+ <{trader} está muy lejos./{trader} está en la otra punta./Es un grito muy largo.>
+ <{trader} is far away./{trader} is at the other end./It is a very long shout.>
+ Pero hay muchas manos en el mercado.
+ But there are many hands in the market.
Lo que hay en {cart} va de mano en mano hacia allá.
What is in {cart} goes there, hand to hand.
{first.the} viene de mano en mano hacia acá.
{first.the} comes here, hand to hand.

* —Trato hecho —dice {holder}.
* “It’s a deal,” says {holder}.
-- intermediate
—¡{trader}! —gritó {kid} hacia la otra punta del mercado—.
“{trader}!” shouted {kid} to the far end of the market.
¡Cambio al revés!
“Swap it back!”

+ <El grito pasó de puesto en puesto./El grito llegó, y volvió un «vale»./El mercado entero repitió el grito.>
+ <The shout went from stall to stall./The shout arrived, and an “all right” came back./The whole market repeated the shout.>
Lo que había en {cart} fue de mano en mano hacia allá.
What was in {cart} went that way, from hand to hand.
{first.the} vino de mano en mano hacia acá, todavía con calor de bolsillo.
{first.the} came this way from hand to hand, still warm.

* —Trato hecho —dijo {holder}.
* “It’s a deal,” said {holder}.
-- advanced
—¡{trader}! —gritó {kid} con las manos en la boca, hacia la otra punta—.
“{trader}!” shouted {kid} through both hands, to the far end of the market.
¡Cambio al revés!
“Swap it back!”

+ <El grito fue de puesto en puesto, y cada cual le añadió algo./El mercado entero repitió el grito, y desde el fondo volvió un «vale».>
+ <The shout went from stall to stall, and everyone added something./The whole market repeated it, and from the far end came an “all right”.>
Lo que había en {cart} salió hacia allá de mano en mano, y de mano en mano llegó {first.the}.
What was in {cart} set off from hand to hand, and from hand to hand came {first.the}.

* —Trato hecho —dijo {holder}, y abrió el puño.
* “It’s a deal,” said {holder}.

== price ages=9-12
-- beginner
Al lado, un chico cambia {treasure.a}.
Close by, a boy is swapping {treasure.a}.
+ {kid} quiere eso desde hace un año.
+ {kid} has wanted that for a year.
El chico mira {cart}.
The boy looks into {cart}.

* @boy —Trato hecho —dice.
* “It’s a deal,” he says.

{kid} tiene {treasure} <un minuto/dos minutos> en los brazos.
{kid} holds {treasure} for <one minute/two minutes>.
Entonces llega {trader} con {first.the}.
Then {trader} comes with {first.the}.

+ —Eso me gusta más —dice {trader}, y señala.
+ “I like that better,” says {trader}, pointing.

{kid} <mira el cartel/cierra los ojos> y abre los brazos.
{kid} <looks at the sign/shuts both eyes> and lets go.
-- intermediate
Allí al lado, un chico cambiaba {treasure.a}.
Close by, a boy was swapping {treasure.a}.
+ {kid} llevaba un año queriendo eso.
+ {kid} had wanted that for a year.

* —Trato hecho —dijo el chico al ver {cart}.
* “It’s a deal,” said the boy when he saw {cart}.

{kid} tuvo {treasure} en los brazos <un minuto/lo que tarda en pasar una nube>.
{kid} held {treasure} for <one minute/as long as a cloud takes to go by>.
Entonces llegó {trader} con {first.the}.
Then {trader} came with {first.the}.
+ No quería otra cosa a cambio.
+ Nothing else would do in exchange.
{kid} miró el cartel y abrió los brazos.
{kid} looked at the sign and let go.
-- advanced
Allí al lado, un chico cambiaba {treasure.a}, lo que {kid} quería desde hacía un año.
Close by, a boy was swapping {treasure.a}, which {kid} had wanted for a year.

* —Trato hecho —dijo el chico al ver {cart}.
* “It’s a deal,” said the boy when he saw {cart}.

+ {kid} tuvo {treasure} en los brazos <un minuto escaso/lo que tarda en pasar una nube>.
+ {kid} held {treasure} for <barely a minute/as long as a cloud takes to go by>.
Entonces llegó {trader} con {first.the}.
Then {trader} came with {first.the}.
+ No lo daba por ninguna otra cosa.
+ Nothing else would do for it.
{kid} miró el cartel y abrió los brazos.
{kid} looked at the sign and let go.

== warm medium ages=3-5
-- beginner
{holder} se guarda {first.the} <en la mano/debajo del sombrero/en la manga>.
{holder} puts {first.the} <in one hand/under a hat/up one sleeve>.
Está caliente de tantas manos.
It is warm from so many hands.
{holder} sonríe con <un diente/todos los dientes>.
{holder} smiles with <one tooth/many teeth>.
Ahora no hay nada en {cart}, y {kid} se sube.
There is nothing in {cart} now, and {kid} gets in.

—Brrrum —dice {kid}.
“Brrrm,” says {kid}.
-- intermediate
{holder} se guardó {first.the} <debajo del sombrero/en la manga>, con mucho cuidado.
{holder} put {first.the} <under a hat/up one sleeve>, very carefully.
Todavía estaba caliente de tantas manos.
It was still warm from so many hands.
Dentro de {cart} ya no había nada, y {kid} se subió.
There was nothing in {cart} now, so {kid} climbed in.
-- advanced
{holder} se guardó {first.the}, caliente todavía de tantas manos, <debajo del sombrero/en la manga izquierda>.
{holder} put {first.the}, still warm from so many hands, <under a hat/up the left sleeve>.
Como dentro de {cart} ya no quedaba nada, {kid} se subió para que no volviera de vacío.
As there was nothing left in {cart}, {kid} climbed in, so that it would not roll home empty.

== clock medium ages=6-8
-- beginner
El reloj empieza a dar las cuatro.
The clock begins to strike four.
Una.
One.
<{holder} busca la llave./{holder} busca las gafas./{holder} no encuentra el cajón.>
<{holder} looks for the key./{holder} looks for some glasses./{holder} cannot find the drawer.>
Dos.
Two.
El cajón no se abre.
The drawer does not open.
Tres.
Three.
{kids} [tira|tiran] con todas sus fuerzas.
{kids} [pulls|pull] very hard.
El cajón se abre, y dan las cuatro.
The drawer opens, and it is four.
-- intermediate
Justo entonces el reloj empezó a dar las cuatro, que era la hora de cerrar.
Just then the clock began to strike four, which was closing time.
A la segunda campanada, {holder} todavía buscaba <las gafas/la llave>.
At the second stroke {holder} was still looking for <some glasses/the key>.
A la tercera, {kids} ya [colgaba|colgaban] del cajón.
At the third, {kids} [was|were] hanging from the drawer.
El cajón saltó con la última.
The drawer flew open at the last.
-- advanced
En ese momento el reloj, que nunca había sido puntual, empezó a dar las cuatro, la hora de cerrar.
At that moment the clock, which had never been on time, began to strike four, the hour for closing.
A la segunda campanada, {holder} palpaba en busca de <las gafas/la llave>, y a la tercera {kids} ya [tiraba|tiraban] del cajón.
At the second stroke {holder} was feeling about for <some glasses/the key>, and at the third {kids} [was|were] pulling at the drawer.
Saltó con la última, y nadie miró quién ponía cara de susto.
It flew open at the last, and nobody looked to see who was pale.

== away medium ages=9-12
-- beginner
{trader} se va con {treasure}.
{trader} leaves with {treasure}.
<Al lado ya está otra gente./El sol brilla en él un momento.>
<Other people are there already./The sun shines on it for a moment.>
{kid} mira hasta la última esquina.
{kid} watches as far as the last corner.
+ Le pesan los brazos, y no lleva nada.
+ Those two arms are heavy, and there is nothing in them.
-- intermediate
{trader} se fue entre la gente, con {treasure} por encima de las cabezas.
{trader} went off through the crowd, with {treasure} above the heads.
{kid} lo siguió con la mirada <hasta la última esquina/mientras se vio un trozo>.
{kid} watched it <as far as the last corner/while any of it could be seen>.
+ Es raro lo que pesan los brazos cuando no llevan nada.
+ It is strange how heavy arms are when there is nothing in them.
-- advanced
{trader} se alejó entre la gente, y {treasure} fue pasando por encima de las cabezas como algo que se lleva un río.
{trader} went off through the crowd, and {treasure} passed over the heads like something that a river carries away.
+ {kid} lo siguió con la mirada <hasta la última esquina/mientras se vio un trozo>.
+ {kid} watched it <as far as the last corner/while any of it could be seen>.

== mine topics=wish
-- beginner
A las cuatro empieza la tarde, y no pasa nada.
At four the afternoon begins, and nothing happens.

+ @holder —Una tarde es solo tiempo —dice.
+ “An afternoon is only time,” is the answer.

{kids} [prueba|prueban] hasta las cinco, y no sale.
{kids} [tries|try] until five, and it does not work.
A las seis menos diez, {kids} [puede|pueden] {topic.do}.
At ten to six {kids} can {topic.do}.
+ Y a las seis ya no vende nadie.
+ And at six no one is selling.
Medio mercado ha venido a {topic.do}.
Half the market has come to {topic.do}.
+ <Solo queda una paloma en los puestos./Solo un perro guarda los puestos.>
+ <Only a pigeon is left on the stalls./Only a dog is left to watch the stalls.>
-- intermediate
A las cuatro empezó la tarde, y no pasó nada.
At four the afternoon began, and nothing happened.

+ @holder —Una tarde es solo tiempo —dijo.
+ “An afternoon is only time,” was the answer.

+ {kids} [probó|probaron] hasta las cinco, y no salía.
+ {kids} tried until five, and it did not work.
A las seis menos diez, {kids} [pudo|pudieron] {topic.do}.
At ten to six {kids} could {topic.do}.
A las seis no vendía nadie: medio mercado había venido a {topic.do}.
At six nobody was selling: half the market had come to {topic.do}.
+ Los puestos los guardaba <una paloma/un perro>, y no hizo ni un solo cambio.
+ A <pigeon/dog> was left to watch the stalls, and made no deals at all.
-- advanced
La tarde empezó a las cuatro, y no pasó nada, porque una tarde es solo tiempo.
The afternoon began at four, and nothing happened, since an afternoon is only time.
Hasta las cinco no salió, y a las seis menos diez, {kids} [pudo|pudieron] {topic.do}.
Until five it did not work, and at ten to six {kids} could {topic.do}.
A las seis, medio mercado había venido a {topic.do}.
At six half the market had come to {topic.do}.
+ Los puestos quedaron a cargo de <una paloma/un perro>, que no regateó con nadie.
+ The stalls were left to <a pigeon/a dog>, which did not bargain with anybody.

== theirs topics=dreamer
-- beginner
A las cuatro empieza la tarde, y no pasa nada.
At four the afternoon begins, and nothing happens.

+ @holder —Una tarde es solo tiempo —dice.
+ “An afternoon is only time,” is the answer.

{topic.the} {topic:prueba|prueban} hasta las cinco, y no sale.
{topic.the} {topic:tries|try} until five, and it does not work.
+ Todo el mercado mira, y nadie vende.
+ The whole market looks on, and no one sells.
A las seis menos diez, {topic.the} {topic:consigue|consiguen} {topic.do}.
At ten to six {topic.the} can {topic.do}.

—¿Y eso cuánto vale? —pregunta {trader}.
“And how much is that?” asks {trader}.

—Una tarde —dice {kid}.
“One afternoon,” says {kid}.
-- intermediate
A las cuatro empezó la tarde, y no pasó nada.
At four the afternoon began, and nothing happened.

+ @holder —Una tarde es solo tiempo —dijo.
+ “An afternoon is only time,” was the answer.

+ {topic.the} {topic:probó|probaron} hasta las cinco, y no salía.
+ {topic.the} tried until five, and it did not work.
+ El mercado entero miraba, y los puestos los guardaba <una paloma/un perro>.
+ The whole market looked on, and a <pigeon/dog> was left to watch the stalls.
A las seis menos diez, {topic.the} {topic:consiguió|consiguieron} {topic.do}.
At ten to six {topic.the} managed to {topic.do}.

—¿Y eso cuánto vale? —preguntó {trader}.
“And how much is that?” asked {trader}.

—Una tarde —dijo {kid}.
“One afternoon,” said {kid}.
-- advanced
La tarde empezó a las cuatro, y no pasó nada, porque una tarde es solo tiempo.
The afternoon began at four, and nothing happened, since an afternoon is only time.
+ {topic.the} {topic:probó|probaron} hasta las cinco sin que saliera.
+ {topic.the} tried until five, and it did not work.
+ El mercado entero miraba, y los puestos los guardaba <una paloma/un perro>.
+ The whole market looked on, and a <pigeon/dog> was left to watch the stalls.
A las seis menos diez, {topic.the} {topic:consiguió|consiguieron} {topic.do}.
At ten to six {topic.the} managed to {topic.do}.
+ {trader} quiso saber cuánto valía eso, y valía una tarde.
+ {trader} wanted to know how much that was, and it was one afternoon.

== end
-- beginner
El sábado siguiente, {holder} tiene un cartel nuevo.
The next Saturday, {holder} has a new sign.
«Se cambia <un domingo entero/un día de nieve/una noche sin dormir>», dice.
“To swap: <one whole Sunday/one day of snow/one night without bed>,” it says.
Debajo dice: «por {first:otro igual|otra igual}».
Underneath it says: “for one more like the last”.

{kid} mete la mano en el otro bolsillo.
{kid} puts a hand into the other pocket.
-- intermediate
El sábado siguiente, {holder} había colgado un cartel nuevo.
The next Saturday {holder} had a new sign.
«Se cambia <un domingo entero/un día de nieve/una noche sin dormir>», decía, «por {first:otro igual|otra igual}».
“To swap,” it said, “<one whole Sunday/one day of snow/one night without bedtime>, for another like the last.”

{kid} metió la mano, despacio, en el otro bolsillo.
Slowly, {kid} put a hand into the other pocket.
-- advanced
El sábado siguiente, {holder} había cambiado {first.the} de sitio y el cartel de texto.
The next Saturday {first.the} was in its place, and {holder} had changed the sign.
«Se cambia <un domingo entero/un día de nieve/una noche sin hora de acostarse>», decía ahora, «por {first:otro igual|otra igual}».
“To swap,” it said now, “<one whole Sunday/one day of snow/one night without a bedtime>, for another like the last.”

{kid} metió la mano, muy despacio, en el otro bolsillo.
Very slowly, {kid} put a hand into the other pocket.
