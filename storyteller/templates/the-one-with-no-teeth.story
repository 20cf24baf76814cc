plot: A baby comes into the house, and the children want to know what it is for: it fails at all they try and has everybody at its orders, until it takes hold of a finger and will not let go.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: event:newcomer
picture: bedroom, day, curious, kid, baby, other
middle: same, night, worried, kid sings, baby, other
end: same, night, calm, baby sleeps, kid reaches baby, other
take tests: 1 3 5

title: ¿Y para qué sirve? = What Is It For?
title: Sin dientes y sin maleta = No Teeth and No Suitcase
title: La lista sin terminar = The Unfinished List
title: A las tres de la mañana = At Three in the Morning

cast guest: el invitado = the guest
  now: Entra sin saludar. = It comes in and does not say hello.
  was: Entró sin saludar a nadie. = It came in and greeted nobody.
cast guest: el jefe = the boss
  now: Todos le llevan las cosas. = Everybody carries its things.
  was: Tenía a dos personas para llevarle las cosas. = It had two people to carry its things.
cast guest: el inspector = the inspector
  now: Mira el techo, muy serio. = It looks at the ceiling very seriously.
  was: Miró el techo, como si fuera a comprarlo. = It looked at the ceiling as if to buy it.
cast guest: el huésped = the lodger
  now: Pide la mejor habitación. = It takes the best room.
  was: Se quedó con la mejor habitación. = It took the best room.
cast guest kinds=sci-fi: el visitante = the visitor
  now: Viene de un planeta sin zapatos. = It comes from a planet without shoes.
  was: Venía de un planeta donde no se usaban zapatos. = It came from a planet where nobody wore shoes.
cast guest kinds=sci-fi: el extraterrestre = the alien
  now: No habla ningún idioma de la Tierra. = It speaks no language of the Earth.
  was: No hablaba ningún idioma de la Tierra. = It spoke no language of the Earth.
cast guest kinds=fantasy: el rey = the king
  now: No tiene corona, pero sí un gorro con orejas. = It has no crown, but a hat with ears.
  was: No traía corona, pero sí un gorro con orejas. = It had no crown, but a hat with ears.
cast guest kinds=fantasy: el mago = the wizard
  now: Duerme de día y trabaja de noche. = It sleeps by day and works by night.
  was: Dormía de día y trabajaba de noche. = It slept by day and worked by night.
cast guest kinds=horror: el fantasma = the ghost
  now: Va todo de blanco y duerme de día. = It is all in white and sleeps by day.
  was: Iba todo de blanco y dormía de día. = It was all in white and slept by day.
cast guest kinds=horror: el vampiro = the vampire
  now: No tiene dientes, y eso es raro en un vampiro. = It has no teeth, which is odd in a vampire.
  was: No tenía dientes, cosa rara en un vampiro. = It had no teeth, which is odd in a vampire.
cast guest kinds=adventure: el capitán = the captain
  now: Llega en una cesta, como en un barco. = It comes in a basket, as if in a ship.
  was: Llegó en una cesta, como en un barco. = It came in a basket, as if in a ship.
cast guest kinds=adventure: el pirata = the pirate
  now: Solo piensa en beber. = It thinks only of drinking.
  was: Solo pensaba en beber. = It thought only of drinking.

cast neighbor: la vecina de arriba = the lady upstairs
  brings: un tambor = a drum
cast neighbor: el vecino de enfrente = the man across the hall
  brings: un secador de pelo = a hairdryer
cast neighbor: la portera = the caretaker
  brings: una aspiradora = a vacuum cleaner
cast neighbor: el cartero = the postman
  brings: una tortuga = a tortoise

cast song: una canción de camioneros = a lorry drivers’ song
cast song: el himno de un país muy frío = the anthem of a very cold country
cast song: la lista de la compra = the shopping list
cast song: un anuncio de colchones = a mattress commercial

cast gift: un sonajero = a rattle
cast gift: un pato de goma = a rubber duck
cast gift: una chaqueta con ancla = a jacket with an anchor
cast gift: un libro de tela = a cloth book

cast missed: la final = the final
  out: Por la ventana se oye un gol. = Through the window comes the sound of a goal.
  was: Por la ventana se oyó un gol, y luego otro. = Through the window came one goal, and then another.
cast missed: los fuegos artificiales = the fireworks
  out: Por la ventana suenan los cohetes. = Through the window come the bangs.
  was: Por la ventana se oyeron los cohetes, y el techo se puso verde. = Through the window came the bangs, and the ceiling went green.
cast missed: el concierto de la plaza = the concert in the square
  out: Por la ventana llega la música. = Through the window comes the music.
  was: Por la ventana llegó la música, solo los bajos. = Through the window came the music, only the low notes.
cast missed: el cine de verano = the open-air cinema
  out: Por la ventana se oyen las risas. = Through the window comes the laughter.
  was: Por la ventana llegaron las risas, sin los chistes. = Through the window came the laughs, without the jokes.

speaks mayor m: el alcalde = the mayor
speaks baby small: el bebé = the baby
speaks postman m: el cartero = the postman

word: el bebé = the baby
word: el diente: dientes = the tooth: teeth
word: la maleta = the suitcase
word: la lista = the list
word: el dedo = the finger
word: la mano = the hand
word: la noche: noche, madrugada = the night: night
word: la cuna = the cot
word: la cocina = the kitchen
word: el lápiz = the pencil
word: la ventana = the window
word: el grito: grito, grita, gritó = the scream: scream, screams, screamed
word: la manta = the blanket
word: el calendario = the calendar
word: la pelota = the ball
word: la puerta = the door
word: la canción = the song
word: el pie: pie, pies = the foot: foot, feet
word: el zapato: zapatos = the shoe: shoes
word: la leche = the milk
word: el ruido = the noise
word: la lavadora = the washing machine

question: ¿Qué pondrías tú en la lista, debajo de «Sabe»? = What would you put on the list, under “Can do”?
question: ¿Por qué corren todos cuando grita el que no sabe hacer nada? = Why does everybody run when the one who can do nothing screams?
question: ¿Qué sabías hacer tú el día en que llegaste a casa? = What could you do on the day when you came home?

== arrive
-- beginner
En el calendario pone {topic}.
The calendar says {topic}.
{kids} [abre|abren] la puerta.
{kids} [opens|open] the door.
Entra un bebé en una manta.
A baby comes in, in a blanket.
No tiene dientes, ni zapatos, ni maleta.
It has no teeth, no shoes and no suitcase.
+ {guest.now}
+ {guest.now}
<Huele a leche y a pan./Huele a leche y a calcetín limpio.>
<It smells of milk and bread./It smells of milk and clean socks.>

* —¿Y para qué sirve? —pregunta {kid}.
* “And what is it for?” asks {kid}.

+ Nadie lo sabe todavía.
+ Nobody knows yet.
-- intermediate
En el calendario de la cocina ponía {topic}.
The calendar in the kitchen said {topic}.
{kids} [abrió|abrieron] la puerta, y entró un bebé envuelto en una manta.
{kids} opened the door, and in came a baby in a blanket.
No traía dientes, ni zapatos, ni maleta.
It had brought no teeth, no shoes and no suitcase.
+ {guest.was}
+ {guest.was}
<Olía a leche y a pan caliente./Olía a leche y a calcetín limpio.>
<It smelled of milk and warm bread./It smelled of milk and clean socks.>

* —¿Y para qué sirve? —preguntó {kid}.
* “And what is it for?” asked {kid}.

Se miraron todos, pero no contestó nadie.
They all looked at each other, but nobody answered.
-- advanced
En el calendario de la cocina ponía {topic}, subrayado tres veces.
The calendar in the kitchen said {topic}, underlined three times.
Cuando {kids} [abrió|abrieron] la puerta, lo que entró fue un bebé, sin dientes, sin zapatos y sin maleta.
When {kids} opened the door, what came in was a baby, with no teeth, no shoes and no suitcase.
+ {guest.was}
+ {guest.was}

* —¿Y para qué sirve? —preguntó {kid} después de darle la vuelta a la manta.
* “And what is it for?” asked {kid}, after looking under the blanket.

Por primera vez en aquella cocina, <no supo contestar nadie/todos tuvieron algo que hacer en otra parte>.
For the first time in that kitchen, <nobody had an answer/everybody had something to do elsewhere>.

== list medium
-- beginner
{kid} busca un papel y un lápiz.
{kid} finds paper and a pencil.
La lista tiene dos lados.
The list has two sides.
En uno pone: «Sabe».
On one it says: “Can do”.
En el otro pone: «No sabe».
On the other it says: “Cannot do”.
{other} mira al bebé con una lupa.
{other} looks at the baby through a magnifying glass.
<El bebé mira la lámpara./El bebé mira su pie.>
<The baby looks at the lamp./The baby looks at one foot.>

—Respira —dice [alguien|{other}].
“It breathes,” says [someone|{other}].

—Eso lo hace cualquiera —dice {kid}.
“Anybody can do that,” says {kid}.

El lado de «Sabe» está vacío.
The side of “Can do” is empty.
<En la cuna suena un hipo./En la cuna suena un bostezo.>
<From the cot comes a hiccup./From the cot comes a yawn.>
-- intermediate
{kid} dividió una hoja en dos: «Sabe» y «No sabe».
{kid} divided a sheet in two: “Can do” and “Cannot do”.
{other} examinó al bebé de arriba abajo con una lupa.
{other} examined the baby from top to bottom with a magnifying glass.
<El bebé examinó la lámpara./El bebé examinó su propio pie con sorpresa.>
<The baby examined the lamp./The baby examined its own foot with surprise.>

—Respira bien —informó [alguien|{other}]—, y tiene diez dedos en cada sitio.
“It breathes well,” [someone|{other}] reported, “and it has ten of everything.”

—Respirar no cuenta —dijo {kid}.
“Breathing doesn’t count,” said {kid}.

A la hora de la merienda, el lado de «Sabe» seguía vacío.
By tea time the side of “Can do” was still empty.
En el otro ya no cabía nada.
On the other there was no room left.
-- advanced
{kid} dividió una hoja en dos columnas, «Sabe» y «No sabe», y afiló el lápiz.
{kid} divided a sheet into two columns, “Can do” and “Cannot do”, and sharpened a pencil.
{other} se ocupó del examen, que se hizo con lupa y duró toda la mañana.
{other} took charge of the examination, which was done with a magnifying glass and lasted all morning.
{guest} <lo soportó mirando la lámpara/colaboró mirándose un pie>.
{guest} <bore it, looking at the lamp/helped by looking at one foot>.

—Respira con soltura —informó [alguien|{other}].
“It breathes with ease,” [someone|{other}] reported.

—Eso no puntúa —dijo {kid}, y la columna de «Sabe» se quedó como estaba, en blanco.
“That gives no points,” said {kid}, and the column “Can do” stayed as it was, blank.

== football in tests
-- beginner
Primero prueban con la pelota.
First they try the ball.
{kid} la pone delante del bebé.
{kid} puts it in front of the baby.

—Chuta —dice {kid}.
“Kick it,” says {kid}.

El bebé mira la pelota.
The baby looks at the ball.
La pelota mira al bebé.
The ball looks at the baby.
<Pasan diez minutos./Termina el primer tiempo.>
<Ten minutes go by./The first half ends.>
El bebé bosteza, y la pelota se va sola.
The baby yawns, and the ball rolls away.

—Cero a cero —dice {other}.
“Nil nil,” says {other}.

{other} escribe: «Fútbol, no».
{other} writes: “Football, no”.
-- intermediate
La primera prueba fue de fútbol, en la alfombra del pasillo.
The first test was football, on the carpet in the hall.
{kid} puso la pelota delante de {guest} y se colocó en la portería.
{kid} put the ball in front of {guest} and stood in goal.
Los tres se miraron un buen rato, contando a la pelota.
Baby, ball and goal looked at each other for some time.
<Después hubo un bostezo, y la pelota se marchó sola./Acabó el primer tiempo sin ocasiones.>
<Then there was a yawn, and the ball rolled off by itself./The first half ended without a chance.>

—Defiende bien —dijo {other}—, pero no ataca.
“It defends well,” said {other}, “but it doesn’t attack.”
-- advanced
La prueba de fútbol se celebró en el pasillo, con {kid} en la portería y {guest} en el centro del campo.
The football test took place in the hall, with {kid} in goal and {guest} in midfield.
Durante diez minutos nadie tocó la pelota, y <hubo que reconocer que tampoco nadie la perdió/al undécimo se oyó un ronquido>.
For ten minutes nobody touched the ball, and <it must be said that nobody lost it either/in the eleventh there was a snore>.

—Mucha calma y poco remate —resumió {other}—, aunque las rodillas prometen.
“Very calm and no finish,” {other} summed up, “although the knees are promising.”

== cards in tests
-- beginner
Después juegan a las cartas.
Next they play cards.
El bebé recibe siete cartas.
The baby gets seven cards.
Se come una.
It eats one.

—Era un rey —dice {kid}.
“That was a king,” says {kid}.

El bebé se come otra.
The baby eats one more.

—Era mi as —dice {other}.
“That was my ace,” says {other}.

<El bebé no sabe perder, ni ganar./El bebé tira las demás al suelo.>
<The baby cannot lose, and it cannot win./The baby throws the rest on the floor.>
La partida dura un minuto.
The game lasts one minute.
En la lista pone: «Cartas, solo con sal».
The list says: “Cards, only with salt”.
-- intermediate
Con las cartas pareció que iba a ir mejor.
With cards it looked as if things would go better.
{guest} recibió siete y las miró con muchísima atención.
{guest} got seven and looked at them very hard.
Luego se comió un rey.
Then it ate a king.

—Eso no está en las reglas —protestó {kid}.
“That’s not in the rules,” {kid} protested.

<Se comió también el as de {other}, por una esquina./Se comió también las reglas, que eran de papel fino.>
<It ate {other}’s ace as well, from one corner./It ate the rules as well, which were on thin paper.>
La partida quedó suspendida.
The game was called off.
En la lista pusieron: «Cartas: se las traga».
On the list they put: “Cards: swallows them”.
-- advanced
A las cartas jugó con una cara de la que era imposible deducir nada.
At cards it played with a face from which nothing could be guessed.
Observó las siete que le habían tocado, eligió un rey y se lo comió.
It studied the seven it had been given, chose a king and ate it.

—Yo con esa gente no juego —dijo {kid}.
“I don’t play with such people,” said {kid}.

<La partida acabó cuando desapareció el as de {other}, y nadie pudo probar nada./Luego se comió el as de {other}, que llevaba toda la tarde guardado.>
<The game ended when {other}’s ace disappeared, and nothing could be proved./Then it ate {other}’s ace, which had been saved up all afternoon.>

== hide in tests
-- beginner
Ahora juegan al escondite.
Now they play hide-and-seek.
{kid} cuenta hasta veinte.
{kid} counts to twenty.
Mira detrás de la puerta.
{kid} looks behind the door.
Mira dentro del armario.
{kid} looks inside the wardrobe.
Por fin mira en la cuna.
At last {kid} looks in the cot.
Allí está el bebé, en el mismo sitio.
There is the baby, in the same place.

—Así no vale —dice {kid}.
“That is not fair,” says {kid}.

<El bebé sonríe a una mosca./El bebé saluda a la pared.>
<The baby smiles at a fly./The baby waves at the wall.>
{other} escribe: «Escondite, fatal».
{other} writes: “Hide-and-seek, terrible”.
-- intermediate
Al escondite jugaron dos veces.
They played hide-and-seek twice.
{kid} contó hasta cien y miró detrás de la puerta, dentro del armario y debajo de la mesa.
{kid} counted to a hundred and looked behind the door, inside the wardrobe and under the table.
{guest} estaba en la cuna, donde lo habían dejado.
{guest} was in the cot, where it had been put.
La segunda vez, también.
So it was the second time.

—Lo hace tan mal que casi funciona —dijo {other}.
“It’s so bad at this that it nearly works,” said {other}.

<En la cuna sonó una especie de risa, que era hipo./Desde la cuna, alguien saludaba a la pared.>
<From the cot came something like a laugh, which was a hiccup./From the cot, somebody was waving at the wall.>
-- advanced
Al escondite perdió de una forma que {kid} no había visto nunca.
At hide-and-seek it lost in a way that {kid} had never seen before.
Mientras registraban el armario, la despensa y el cesto de la ropa, {guest} seguía en la cuna, a la vista de todos.
While they searched the wardrobe, the larder and the laundry basket, {guest} lay in the cot, in full view.

—O no ha entendido el juego —dijo {other}—, o es <un genio/el mejor de todos los tiempos>.
“Either it hasn’t understood the game,” said {other}, “or it is <a genius/the best of all time>.”

La segunda ronda no lo aclaró.
The second round did not settle it.

== cook in tests
-- beginner
En la cocina hay mucho trabajo.
In the kitchen there is a lot of work.
El bebé está sentado en su silla.
The baby sits in its chair.

—Mueve la sopa —dice {kid}.
“Stir the soup,” says {kid}.

{kid} le da una cuchara.
{kid} hands over a spoon.
El bebé mira la cuchara y la tira.
The baby looks at the spoon and drops it.
{other} la recoge.
{other} picks it up.
El bebé la tira.
The baby drops it.
{other} la recoge otra vez.
{other} picks it up again.
<Eso dura toda la tarde./Lo hacen cuarenta veces.>
<This goes on all afternoon./They do it forty times.>

—Aquí trabajan todos —dice {kid}—, menos el bebé.
“Everybody works here,” says {kid}, “except the baby.”
-- intermediate
En la cocina le dieron una cuchara, para que ayudara con la sopa.
In the kitchen it was given a spoon, to help with the soup.
{guest} la miró por los dos lados y la tiró al suelo.
{guest} looked at both sides of it and dropped it on the floor.
{other} la recogió, y {guest} la tiró otra vez.
{other} picked it up, and {guest} dropped it again.
<A la vuelta número cuarenta, la sopa estaba fría./Así cuarenta veces, cada vez con más alegría.>
<By the fortieth time the soup was cold./They did that forty times, more happily each time.>

—A ver —dijo {kid}—, ¿quién está aprendiendo a recoger cucharas?
“Let me see,” said {kid}, “who is learning to pick up spoons?”
-- advanced
En la cocina le encargaron la sopa y le entregaron, con cierta ceremonia, una cuchara.
In the kitchen it was put in charge of the soup and given, with some ceremony, a spoon.
{guest} la examinó y la dejó caer; {other} la recogió; {guest} la dejó caer.
{guest} examined it and let it fall; {other} picked it up; {guest} let it fall.
<La sopa se enfrió hacia la cuchara número cuarenta./A la cuarenta, la sopa ya se había marchado por el borde.>
<The soup went cold at about the fortieth spoon./By the fortieth, the soup had left over the edge.>

—No sé —dijo {kid}—, no sé quién le está enseñando a quién.
“What I can’t see,” said {kid}, “is who is teaching whom.”

== music in tests
-- beginner
{other} prueba con la música.
{other} tries music.
Canta {song}.
{other} sings {song}.
El bebé escucha con la boca abierta.
The baby listens with an open mouth.
<Después hace un ruido por abajo./Después eructa, muy fuerte.>
<Then it makes a noise at the other end./Then it burps, very loudly.>

—¿Eso es música? —pregunta [alguien|{kid}].
“Is that music?” asks [somebody|{kid}].

—Es percusión —dice {other}.
“It is percussion,” says {other}.

{kid} abre la ventana un poco.
{kid} opens the window a little.
{other} canta otra vez, y el bebé contesta.
{other} sings again, and the baby answers.
En la lista pone: «Música, con cuidado».
The list says: “Music, with care”.
-- intermediate
{other} probó con la música y cantó {song}, de principio a fin.
{other} tried music and sang {song}, from beginning to end.
{guest} escuchó con la boca abierta.
{guest} listened with an open mouth.
Al final, <contestó por el otro lado/soltó un eructo de señor mayor>.
At the end it <answered from the other side/gave a burp like an old gentleman’s>.

—¿Eso cuenta como música? —preguntó [alguien|{kid}], y abrió la ventana.
“Does that count as music?” asked [somebody|{kid}], opening the window.

—Como percusión, sí —dijo {other}.
“As percussion it does,” said {other}.

La columna buena siguió vacía, aunque lo pensaron un rato.
The good column stayed empty, although it was close.
-- advanced
En la prueba de música, {other} interpretó {song}, con los gestos.
In the music test, {other} performed {song}, with the gestures.
{guest} escuchó sin parpadear, como si hubiera pagado la entrada, y al final <contestó por el otro extremo/soltó un eructo digno de un notario>.
{guest} listened without blinking, as if it had paid for a ticket, and at the end <answered from the other side/gave a burp worthy of a judge>.

—Como melodía es pobre —dijo {kid}, y abrió la ventana—, pero de ritmo va bien.
“As a tune it’s poor,” said {kid}, opening the window, “but the rhythm is good.”

== words in tests
-- beginner
{kid} enseña al bebé una palabra.
{kid} teaches the baby a word.

—Pan —dice {kid}.
“Bread,” says {kid}.

—Bu —dice el bebé.
“Boo,” says the baby.

—Pan —repite {kid}.
“Bread,” {kid} says again.

—Bu —dice el bebé, muy contento.
“Boo,” says the baby, very pleased.

Por la tarde, {kid} tiene hambre.
In the afternoon {kid} gets hungry.

—¿Hay bu? —pregunta {kid}.
“Is there any boo?” asks {kid}.

<Ahora todos dicen bu en esa casa./En la panadería piden dos bus.>
<Now the whole house says boo./At the baker’s they ask for two boos.>
Nadie dice ya pan.
Nobody says bread any more.
-- intermediate
{kid} quiso enseñarle una palabra fácil y señaló la mesa.
{kid} wanted to teach it an easy word, and pointed at the table.

—Pan —dijo {kid}.
“Bread,” said {kid}.

—Bu —contestó {guest}.
“Boo,” answered {guest}.

Lo repitieron hasta la noche, sin enfadarse.
They went on until evening, without getting cross.

—¿Me pasas el bu? —pidió {other} en la cena, y nadie se extrañó.
“Can you pass me the boo?” asked {other} at supper, and nobody was surprised.

<El sábado, en la panadería, pidieron dos bus./El sábado ya lo decía también la portera.>
<On Saturday, at the baker’s, they asked for two boos./By Saturday the caretaker was saying it too.>
Era difícil saber quién había aprobado.
It was hard to know who had passed.
-- advanced
En la prueba de idiomas, {kid} señaló la mesa y pronunció despacio la palabra pan.
In the language test, {kid} pointed at the table and slowly pronounced the word bread.
{guest} respondió «bu», con mucha seguridad, y no hubo manera de que cambiara de opinión.
{guest} answered “boo”, with great confidence, and nothing would make it change its mind.

—¿Me pasas el bu? —pidió {other} aquella noche, y nadie levantó la cabeza.
“Can you pass me the boo?” asked {other} that night, and nobody looked up.

<El sábado lo decía ya media escalera./El sábado lo entendían hasta en la panadería.>
<By Saturday half the neighbours were saying it./By Saturday they understood it even at the baker’s.>

== door in tests
-- beginner
{other} tiene una idea.
{other} has an idea.
La puerta de la cocina se cierra siempre.
The kitchen door always swings shut.
Hace falta algo pesado.
They need a thing that weighs a lot.
{other} pone la cuna delante de la puerta.
{other} puts the cot in front of the door.
La puerta no se cierra.
The door does not shut.

—¡Funciona! —grita {other}.
“It works!” shouts {other}.

El bebé se despierta y grita más.
The baby wakes up and shouts louder.
<La puerta tiembla./Se cae un plato.>
<The door shakes./A plate falls down.>
En la lista pone: «Puerta, sí, pero con ruido».
The list says: “Door, yes, but noisy”.
Luego lo tachan.
Then they cross it out.
-- intermediate
La puerta de la cocina se cerraba siempre de golpe, y {other} tuvo una idea.
The kitchen door always swung shut, and {other} had an idea.
Colocó la cuna delante, con {guest} dentro, y la puerta se quedó abierta.
The cot was put in front of it, with {guest} inside, and the door stayed open.

—¡Por fin! —dijo {other}, quizá demasiado alto.
“At last!” said {other}, perhaps too loudly.

<El grito se oyó en el portal./Del grito se cayó un plato, y después otro.>
<The scream was heard in the street./The scream brought down a plate, and then another.>
Escribieron «Puerta» en el lado bueno, y lo tacharon enseguida.
They wrote “Door” on the good side, and crossed it out at once.
-- advanced
Quedaba la puerta de la cocina, que llevaba años cerrándose sola, y {other} propuso un empleo modesto.
There remained the kitchen door, which had swung shut for years, and {other} proposed a modest post.
Pusieron la cuna delante, con {guest} dentro, y durante un minuto entero funcionó.
They put the cot in front of it, with {guest} inside, and for a whole minute it worked.
<El grito con que presentó su dimisión tiró dos platos./La dimisión se oyó desde el portal.>
<The scream with which it resigned brought down two plates./Its resignation was heard in the street.>
Lo que habían escrito a favor hubo que tacharlo.
What they had written on the good side had to be crossed out.

== chess in tests
-- beginner
Luego prueban con una carrera.
Then they try a race.
{kid} sale muy deprisa.
{kid} starts very fast.
El bebé mira el suelo.
The baby looks at the floor.
En el suelo hay una miga.
There is a crumb on the floor.
La mira con un ojo, y luego con el otro.
It looks with one eye, and then with the other.

—He ganado —dice {kid}.
“I have won,” says {kid}.

El bebé tiene la miga en la mano.
The baby has the crumb in one hand.
En la lista pone: «Carreras, si hay pan».
The list says: “Races, if there is bread”.
-- intermediate
Después probaron con una carrera, de la mesa a la ventana.
After that they tried a race, from the table to the window.
{kid} salió como un cohete y llegó <con tiempo de sobra/antes de oír la salida>.
{kid} went off like a rocket and got there <with time to spare/before anybody said go>.
{guest} se había quedado en la salida, delante de una miga.
At the start, looking at a crumb, was {guest}.
La estudió, la agarró y la levantó en el aire, como una copa.
It studied the crumb, took hold of it, and held it up like a cup.
En la lista pusieron: «Carreras: gana otra cosa».
On the list they put: “Races: wins something else”.
-- advanced
Después se organizó una carrera, de la mesa a la ventana, con salida y con jurado.
After that a race was held, from the table to the window, with a start and a judge.
{kid} cruzó la meta <con tanta ventaja que tuvo que volver a ver qué pasaba/antes de que acabaran de decir «ya»>.
{kid} crossed the line <so far ahead that there was time to go back and look/before anybody had finished saying go>.
En la salida, {guest} examinaba una miga, y al cabo la levantó como quien levanta una copa.
At the start {guest} was studying a crumb, and in the end held it up, as people hold up a cup.
En la lista pusieron: «Carreras: gana otra cosa».
On the list they put: “Races: wins something else”.

== guard in tests
-- beginner
También puede ser un guardián.
It could be a guard, too.
{kid} le deja una galleta.
{kid} leaves it a biscuit.

—Que no la toque nadie —dice {kid}.
“No one may touch it,” says {kid}.

Un minuto después no hay galleta.
One minute later there is no biscuit.
Hay un bebé con migas en las orejas.
There is a baby with crumbs on both ears.

—No la ha tocado nadie más —dice {other}.
“No one else has touched it,” says {other}.

En la lista pone: «Guarda las cosas dentro».
The list says: “Keeps things inside”.
-- intermediate
Quizá servía de guardián, así que {kid} le dejó una galleta.
Perhaps it would do as a guard, so {kid} left it a biscuit.

—Que no la toque nadie —le advirtió {kid}.
“Nobody is to touch it,” {kid} warned.

Un minuto más tarde no había galleta, y {guest} tenía <migas en las orejas/una oreja llena de azúcar>.
One minute later there was no biscuit, and there <were crumbs/was sugar> on both ears of {guest}.
Nadie más la había tocado, eso había que reconocerlo.
Nobody else had touched it, one had to admit.
En la lista pusieron: «Guarda las cosas dentro».
On the list they put: “Keeps things inside”.
-- advanced
Cabía la posibilidad de que sirviera de guardián, así que le dejaron una galleta y las instrucciones.
It was possible that it would do as a guard, so it was left with a biscuit and instructions.

—Que no la toque nadie —advirtió {kid}.
“Nobody is to touch it,” warned {kid}.

Al minuto no quedaba galleta, y {guest} tenía <migas hasta en las orejas/azúcar en las cejas>.
A minute later there was no biscuit, and there <were crumbs/was sugar> even on the ears of {guest}.
Nadie más la había tocado, había que reconocerlo, y en la lista pusieron: «Guarda las cosas dentro».
Nobody else had touched it, one had to admit, and on the list they put: “Keeps things inside”.

== postman in tests
-- beginner
{kid} le enseña a llevar cartas.
{kid} teaches it to carry letters.
Le pone una carta en la mano.
{kid} puts a letter in its hand.
El bebé la huele y la dobla.
The baby smells it and folds it.
La pone en la boca.
Into its mouth it goes.

—Era para la abuela —dice {other}.
“That was for Grandma,” says {other}.

<Solo queda el sello, y está mojado./Queda una esquina, con un beso.>
<Only the stamp is left, and it is wet./One corner is left, with a kiss on it.>
En la lista pone: «Cartas, no llegan».
The list says: “Letters do not arrive”.
-- intermediate
También intentaron que llevara el correo.
They also tried to let it carry the post.
{kid} le dio una carta, y {guest} la leyó con dedos, nariz y encías.
{kid} gave it a letter, and {guest} read it with fingers, nose and gums.

—Era para la abuela —avisó {other}.
“That was for Grandma,” said {other}.

<De la carta quedó el sello, muy limpio./De la carta quedó una esquina, con el beso.>
<Of the letter there was left the stamp, very clean./Of the letter there was left one corner, with the kiss.>
En la lista pusieron: «Cartas: las entrega al revés».
On the list they put: “Letters: delivers them the wrong way”.
-- advanced
Tampoco dio resultado como servicio de correos.
Nor did it work as a postal service.
Recibió la carta con respeto, la leyó con los dedos, con la nariz y, por último, con las encías.
It took the letter with respect, and read it with its fingers, its nose and, finally, its gums.

—Iba dirigida a la abuela —observó {kid}.
“It was addressed to Grandma,” remarked {kid}.

<Del envío se recuperó el sello, limpísimo./Se recuperó solamente la esquina del beso.>
<Of all that, the stamp was saved, perfectly clean./Only the corner with the kiss was saved.>
En la lista pusieron: «Cartas: las entrega al revés».
On the list they put: “Letters: delivers them the wrong way”.

== manual long
-- beginner
{kid} busca las instrucciones del bebé.
{kid} looks for the baby’s instructions.
Todo tiene instrucciones.
Everything has instructions.
El horno las tiene, y la radio también.
The oven has them, and the radio too.
El bebé no las tiene.
The baby has none.
{other} encuentra las de la lavadora.
{other} finds those of the washing machine.

—«Hace ruido y da vueltas» —lee [alguien|{other}].
“It makes a noise and goes round,” reads [someone|{other}].

—Es verdad —dice {kid}.
“That is true,” says {kid}.

@- —«Si pierde agua, llame a un adulto».
“If it loses water, call an adult.”

El bebé pierde agua.
The baby loses water.
{kids} [llama|llaman] a un adulto.
{kids} [calls|call] an adult.
<Hay que secar la alfombra./Hay que cambiar hasta las cortinas.>
<The carpet has to be dried./Even the curtains have to be changed.>
{other} lee la última página.
{other} reads the last page.

—«Tiene dos años de garantía» —lee {other}.
“It has a two-year guarantee,” reads {other}.

{kid} mira al bebé.
{kid} looks at the baby.
El bebé no tiene botón de parar.
The baby has no stop button.
Lo buscan por todas partes, y el bebé se ríe un poco.
They look everywhere for it, and the baby wriggles.

—Aquí dice «no meter los dedos» —dice {other}.
“Here it says: keep your fingers out,” says {other}.
-- intermediate
Por la tarde, {kid} buscó las instrucciones.
In the afternoon, {kid} looked for the instructions.
El horno tenía unas, y la radio otras en nueve idiomas, pero el bebé había llegado sin papeles.
The oven had some, and the radio had some in nine languages, but the baby had come without papers.
A falta de otra cosa, {other} leyó las de la lavadora.
For want of anything better, {other} read those of the washing machine.

—«Es normal que vibre y haga ruido» —leyó {other}.
“It is normal for it to shake and make a noise,” read {other}.

{kid} miró hacia la cuna y asintió.
{kid} looked at the cot and nodded.

@- —«Si pierde agua, llame a un técnico».
“If it loses water, call an engineer.”

Hubo que llamar, y <también secar la alfombra/también cambiar la sábana, la manta y las cortinas>.
They had to call, and <they also had to dry the carpet/change the sheet, the blanket and the curtains>.
Lo peor venía en la última página, junto a un dibujo.
The worst was on the last page, next to a drawing.

—«Para detener el aparato, pulse el botón rojo» —leyó {other}.
“To stop the machine, press the red button,” read {other}.

Lo buscaron detrás de las orejas y entre los dedos de los pies.
They looked for it behind the ears and between the toes.
No había botón, y {guest} se retorcía de gusto.
There was no button, and {guest} wriggled with pleasure.
-- advanced
Por la tarde, {kid} echó de menos las instrucciones.
That afternoon, {kid} noticed that there were no instructions.
El horno las tenía, la radio las tenía en nueve idiomas, pero {guest} se había presentado sin un solo papel.
The oven had some, the radio had them in nine languages, but {guest} had turned up without a single sheet.
A falta de algo mejor, {other} consultó las de la lavadora.
For want of anything better, {other} consulted those of the washing machine.

—«Es normal que durante el programa vibre y haga ruido» —leyó {other}, y miraron hacia la cuna.
“During the programme it is normal for it to shake and make a noise,” read {other}, and they looked at the cot.

Coincidía todo: el ruido, las vueltas y <hasta lo de perder agua, que se comprobó en la alfombra/la advertencia de no sobrecargarlo después de comer>.
It all agreed: the noise, the turning round and <even the loss of water, which was confirmed on the carpet/the warning not to overload it after meals>.
Lo malo venía en la última página, junto a un dibujo muy claro.
The bad part came on the last page, next to a very clear drawing.

—«Para detener el aparato en cualquier momento, pulse el botón rojo» —terminó {other}.
“To stop the machine at any moment, press the red button,” finished {other}.

Lo buscaron detrás de las orejas, debajo de la barbilla y entre los diez dedos de los pies.
They looked behind the ears, under the chin and between all ten toes.
No apareció ningún botón, y {guest} dio por inaugurado el mejor juego de la semana.
No button was found, and {guest} considered this the best game of the week.

== power
-- beginner
A las tres de la mañana, el bebé grita.
At three in the morning the baby screams.
Se encienden todas las luces.
All the lights come on.
<Alguien corre con un zapato./Alguien corre en pijama por el pasillo.>
<Someone runs with one shoe on./Someone runs down the hall in a dressing gown.>
Alguien calienta leche.
Someone warms the milk.
+ {neighbor} trae {neighbor.brings}.
+ {neighbor} brings {neighbor.brings}.

—No sabe hacer nada —dice {kid}—, pero manda.
“It can do nothing,” says {kid}, “but it is the boss.”
-- intermediate
A las tres de la mañana, un grito encendió todas las luces de la casa.
At three in the morning a scream turned on all the lights in the house.
<Alguien pasó corriendo con un solo zapato./Alguien pasó corriendo con la leche en la mano.>
<Somebody ran past with only one shoe on./Somebody ran past with the milk.>
+ {neighbor} llamó a la puerta con {neighbor.brings}.
+ {neighbor} knocked at the door with {neighbor.brings}.

—No sabe hacer nada —susurró {kid}—, y manda más que nadie.
“It can’t do anything,” whispered {kid}, “and it gives all the orders.”
-- advanced
A las tres de la mañana, un grito encendió una por una todas las ventanas de la casa.
At three in the morning a scream lit up, one by one, all the windows of the house.
<Por el pasillo pasó alguien con un solo zapato y cara de bombero./Por el pasillo cruzó la leche, a la carrera.>
<Down the hall came somebody with one shoe and the face of a fireman./Down the hall went the milk, at a run.>
+ {neighbor} se presentó con {neighbor.brings}, por si servía.
+ {neighbor} turned up with {neighbor.brings}, in case it helped.

—No sabe hacer nada —observó {kid}—, y aquí manda más que nadie.
“It can’t do a thing,” observed {kid}, “and here it gives all the orders.”

== visits long
-- beginner
El domingo vienen visitas.
On Sunday there are visitors.
Todos traen {gift}.
They all bring {gift}.
Ya hay nueve.
Now there are nine of those.
Las visitas miran en la cuna.
The visitors look into the cot.

—Cuchi, cuchi —dice el señor alcalde.
“Coochy coo,” says the mayor.

—Bu, bu, bu —dice una profesora de química.
“Boo, boo, boo,” says a chemistry teacher.

Nadie habla bien delante del bebé.
No one can talk well in front of the baby.
<Un general pone voz de ratón./Un policía se tapa la cara y dice «¿dónde estoy?».>
<A general talks like a mouse./A policeman hides his face and asks where he is.>
{kid} lo mira todo desde el sofá.
{kid} watches it all from the sofa.

—¿Les pasa algo? —pregunta [el cartero|{other}].
“Are they all right?” asks [the postman|{other}].

—Es el bebé —dice {kid}—.
“It is the baby,” says {kid}.
Les quita las palabras.
“It takes their words away.”

<El bebé bosteza, y todos aplauden./El bebé estornuda, y todos aplauden.>
<The baby yawns, and everybody claps./The baby sneezes, and everybody claps.>
Después se duerme, y todos andan de puntillas.
Then it falls asleep, and they all walk on their toes.
El alcalde se lleva los zapatos en la mano.
The mayor carries his shoes in his hand.
-- intermediate
El domingo hubo visitas, y todas trajeron {gift}.
On Sunday there were visitors, and all of them brought {gift}.
Con ese ya eran nueve.
That made nine.
Lo raro fue lo que pasó después, al asomarse a la cuna.
The strange thing was what happened next, at the cot.

—Cuchi, cuchi, cuchi —dijo el alcalde, que acababa de dar un discurso.
“Coochy, coochy, coo,” said the mayor, who had just made a speech.

—¿Quién es el rey del pañal? —preguntó una profesora de química.
“Who is the king of nappies?” asked a chemistry teacher.

<Un general retirado habló con voz de ratón./Un policía se tapó la cara y preguntó dónde estaba.>
<A retired general spoke in the voice of a mouse./A policeman hid his face and asked where he was.>
{other} los observaba desde el sofá con preocupación.
{other} watched them from the sofa with concern.

—Les quita las palabras —explicó {kid} en voz baja—, y no se dan cuenta.
“It takes their words away,” {kid} explained quietly, “and they don’t notice.”

Luego {guest} bostezó, y <hubo aplausos/los mayores se dieron la mano>.
Then {guest} yawned, and <there was applause/the grown-ups shook hands>.
Al dormirse el bebé, salieron todos de puntillas, hasta el alcalde, con los zapatos en la mano.
When the baby slept, they all left on tiptoe, even the mayor, shoes in hand.
-- advanced
El domingo empezaron las visitas, y todas, sin haberse puesto de acuerdo, trajeron {gift}.
On Sunday the visits began, and all the visitors, without any plan, brought {gift}.
Lo verdaderamente raro ocurría cuando se asomaban a la cuna.
The really strange thing happened when they looked into the cot.

—Cuchi, cuchi, cuchi —dijo el alcalde, que venía de inaugurar un puente.
“Coochy, coochy, coo,” said the mayor, who had just opened a bridge.

Una profesora de química preguntó quién era el rey del pañal, y <un general retirado contestó con voz de ratón/un policía se tapó la cara para no ser reconocido>.
A chemistry teacher asked who was the king of nappies, and <a retired general answered in the voice of a mouse/a policeman hid his face so as not to be recognised>.

—Les quita las palabras —explicó {kid} desde el sofá—, y lo peor es que no lo notan.
“It takes their words away,” {kid} explained from the sofa, “and the worst is that they don’t notice.”

Bastó un bostezo de {guest} para que <se oyera un aplauso/los mayores se felicitaran unos a otros>.
One yawn from {guest} was enough <to bring applause/for the grown-ups to shake hands>.
Cuando por fin se durmió, la reunión entera se retiró de puntillas, con el alcalde en calcetines.
When it fell asleep at last, the whole party left on tiptoe, the mayor in his socks.

== finger ages=3-5,6-8
-- beginner
Otra noche, el bebé grita y nadie puede más.
On another night the baby screams, and no one can bear it.
No quiere leche.
It does not want milk.
+ No quiere {song}.
+ It does not want {song}.
{kid} va a la cuna y saca un dedo.
{kid} goes to the cot and holds out a finger.
El bebé lo agarra con la mano.
The baby takes it in its hand.
Y se calla.
And it is quiet.

* —¿Y para qué sirve? —pregunta alguien, muy bajito.
* “And what is it for?” someone asks softly.

—Chis —dice {kid}.
“Shh,” says {kid}.
-- intermediate
Otra noche no hubo manera.
Another night nothing helped.
No quería leche, ni paseos, ni {song}.
It did not want milk, or walks, or {song}.
{kid} se acercó a la cuna y metió un dedo entre los barrotes, <por hacer algo/para señalar una mosca>.
{kid} went to the cot and put one finger between the bars, <just to do something/to point at a fly>.
Una mano muy pequeña lo agarró, y se hizo el silencio.
A very small hand took hold of it, and all was quiet.

* —¿Y para qué sirve? —preguntó alguien desde la puerta.
* “And what is it for?” asked somebody at the door.

—Chis —dijo {kid}.
“Shh,” said {kid}.
-- advanced
Otra noche fallaron la leche, los paseos y hasta {song}.
Another night, milk failed, and so did walks, and even {song}.
{kid} se acercó a la cuna y metió un dedo entre los barrotes, más que nada <por señalar una mosca/por si acaso>.
{kid} went to the cot and put one finger through the bars, mostly <to point at a fly/just in case>.
Una mano del tamaño de una nuez lo agarró, y el grito se cortó a la mitad.
A hand the size of a walnut took hold of it, and the scream stopped half-way.

* —¿Y para qué sirve? —susurró alguien en la puerta.
* “And what is it for?” whispered somebody at the door.

—Chis —contestó {kid}.
“Shh,” answered {kid}.

== missed ages=9-12
-- beginner
El sábado es {missed}.
On Saturday there is {missed}.
{kid} tiene el abrigo puesto.
{kid} has a coat on.
El bebé grita, y nadie más está cerca.
The baby screams, and nobody else is near.
{kid} va a la cuna y saca un dedo.
{kid} goes to the cot and holds out a finger.
El bebé lo agarra, y se calla.
The baby takes it, and is quiet.
Si el dedo se va, grita otra vez.
If the finger goes, it screams again.
+ {missed.out}
+ {missed.out}
{kid} se sienta en el suelo, con el abrigo puesto.
{kid} sits down on the floor, in the coat.
-- intermediate
El sábado era {missed}, y {kid} ya tenía el abrigo puesto.
Saturday was the day of {missed}, and {kid} was already wearing a coat.
En la cuna empezó el grito.
In the cot the scream began.
{kid} metió un dedo entre los barrotes, solo un momento, y una mano lo agarró.
{kid} put one finger between the bars, for a moment, and a hand took hold of it.
Se hizo el silencio, pero cada vez que el dedo se movía volvía el grito.
All was quiet, but whenever the finger moved, the scream came back.
+ {missed.was}
+ {missed.was}
{kid} se sentó en el suelo, sin quitarse el abrigo.
{kid} sat down on the floor, with the coat still on.
-- advanced
El sábado era {missed}, y {kid} tenía ya el abrigo puesto cuando empezó el grito.
Saturday was the day of {missed}, and {kid} already had a coat on when the scream began.
Metió un dedo en la cuna, solo un segundo, y una mano del tamaño de una nuez lo agarró.
{kid} put a finger into the cot, only for a second, and a hand the size of a walnut took hold of it.
Se hizo el silencio, que duraba exactamente lo que durara el dedo.
There was silence, which would last exactly as long as the finger stayed.
+ {missed.was}
+ {missed.was}
{kid} se sentó en el suelo con el abrigo puesto.
{kid} sat down on the floor, coat and all.

== stuck medium
-- beginner
El dedo no sale.
The finger will not come out.
{kid} tira un poco.
{kid} pulls a little.
El bebé duerme y aprieta más.
The baby sleeps and holds tighter.

—Tiene fuerza —dice {kid}.
“It is strong,” says {kid}.

Alguien trae la cena hasta la cuna.
Someone brings supper to the cot.
{kid} cena con una mano.
{kid} eats supper with one hand.
<La sopa llega hasta la oreja./Los guisantes viajan por el suelo.>
<The soup gets as far as one ear./The peas travel across the floor.>
Fuera se hace de noche.
Outside it gets dark.
Nadie enciende la lámpara.
Nobody turns on the lamp.
Solo se oye un ronquido muy pequeño.
There is only a very small snore.
-- intermediate
El dedo no salía ni tirando.
The finger would not come out, even with a pull.
Dormido, {guest} apretaba todavía más.
Asleep, {guest} held on even harder.
Alguien llevó la cena hasta la cuna, y {kid} cenó con la mano que quedaba.
Somebody brought supper to the cot, and {kid} ate it with the hand that was left.
<La sopa llegó hasta una oreja./Tres guisantes se perdieron para siempre bajo la cuna.>
<The soup reached one ear./Three peas were lost for good under the cot.>
Después alguien contó un cuento en voz muy baja, para los dos lados de los barrotes.
Afterwards somebody told a story very quietly, to both sides of the bars.
Nadie encendió la lámpara.
Nobody turned on the lamp.
-- advanced
El dedo no había forma de recuperarlo, porque {guest}, dormido, apretaba todavía más.
There was no getting the finger back, because {guest}, asleep, held on harder still.
Alguien sirvió la cena junto a la cuna, y {kid} la tomó con la mano que le quedaba libre.
Somebody served supper beside the cot, and {kid} ate it with the hand that was still free.
<Hubo bajas entre los guisantes./La sopa llegó hasta donde nunca había llegado una sopa.>
<Some of the peas were lost./The soup went where no soup had gone before.>
Se hizo de noche, y a nadie se le ocurrió encender la lámpara.
Night fell, and nobody thought of turning on the lamp.
Se oían dos respiraciones, una muy rápida y otra que procuraba no hacer ruido.
Two people could be heard breathing, one very fast and one trying to make no noise.

== end
-- beginner
Por la mañana, la lista está debajo de la cuna.
In the morning the list is under the cot.
En «No sabe» pone: dientes, zapatos, fútbol, puerta.
Under “Cannot do” it says: teeth, shoes, football, doors.
Al otro lado pone: «Sabe», y dos puntos.
On the other side it says “Can do”, and a colon.

—¿Qué escribo? —pregunta alguien.
“What shall I write?” asks somebody.

{kid} no contesta.
There is no answer.
<El bebé duerme, y {kid} también./Hay dos narices debajo de una manta.>
<The baby is asleep, and so is {kid}./There are two noses under one blanket.>
El lápiz está en el suelo.
The pencil is on the floor.
La mano del lápiz está ocupada.
The hand that writes is busy.
-- intermediate
Por la mañana apareció la lista debajo de la cuna.
In the morning the list was found under the cot.
En el lado malo ponía: dientes, zapatos, fútbol, cartas, puertas.
On the bad side it said: teeth, shoes, football, cards, doors.
En el otro solo ponía «Sabe», y dos puntos.
On the other it said only “Can do”, and a colon.
+ <El resto de la página estaba en blanco./Detrás había una mancha de sopa.>
+ <The rest of the page was blank./After that came a soup stain.>

—¿Qué pongo? —preguntó alguien.
“What shall I put?” asked somebody.

El lápiz estaba en el suelo, al lado de {kid}.
The pencil was on the floor, next to {kid}.
La mano del lápiz seguía ocupada.
The hand that it belonged to was still busy.
-- advanced
A la mañana siguiente, la lista apareció debajo de la cuna, <algo mordida/con una mancha de sopa>.
The next morning the list turned up under the cot, <slightly chewed/with a soup stain>.
En la columna mala figuraban los dientes, los zapatos, el fútbol, las cartas y las puertas.
In the bad column stood teeth, shoes, football, cards and doors.
En la buena ponía «Sabe», dos puntos y nada más.
In the good one it said “Can do”, a colon, and nothing else.

—¿Y aquí qué pongo? —preguntó alguien.
“And what shall I put here?” asked somebody.

El lápiz había rodado hasta los pies de {kid}, que dormía con un brazo dentro de la cuna.
The pencil had rolled to the feet of {kid}, who was asleep with one arm in the cot.
La mano del lápiz seguía ocupada.
The hand that it belonged to was still busy.
