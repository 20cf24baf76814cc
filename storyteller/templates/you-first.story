plot: The day is here, everything is ready, and nobody wants to be the first; one after another has a fine reason to let the others go before; at the end of the line a small child asks whether it is scary, and since nobody knows, the hero goes to see; the thing itself happens, and the answer is brought back; in the end everybody is stuck in the door.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: event, feast
picture topics=event:school,event:show: school, day, curious, kid, other, little, granny
picture topics=event:doctor: hospital, day, curious, kid, other, little, granny
picture topics=event:birthday: kitchen, day, happy, kid, other, little, granny, cake
picture topics=event:water: topic beach, day, curious, kid, other, little, granny, thing topic
picture topics=event:bike: garden, day, curious, kid, other, little, granny, bicycle
picture topics=event:newcomer: bedroom, night, curious, kid reaches baby, baby, other, little, granny
picture topics=event:sleep: bedroom, night, curious, kid, other, little, granny
picture topics=event:feast: market, night, happy, kid, other, little, granny, thing topic
picture topics=event:trip: topic city, day, curious, kid, other, little, granny, thing topic, bus
picture: city, day, curious, kid, other, little, granny, thing topic
middle topics=event:newcomer: same, same, worried, little, kid, baby sleeps, granny points
middle: same, same, curious, little worried, kid, other, granny points, thing topic
end topics=event:water: same, same, happy, kid swims, other, little, granny, thing topic
end topics=event:bike: same, same, happy, kid rides bicycle, other, little, granny, bicycle
end topics=event:birthday: same, same, happy, kid eats cake, other, little, granny, cake
end topics=feast: same, same, happy, kid does, other, little, granny, thing topic
end topics=event:newcomer: same, same, happy, kid hugs baby, baby, other, little, granny
end topics=event:sleep: same, same, sleepy, kid sleeps, other, little, granny
end: same, same, happy, kid waves, other, little jumps, granny, thing topic
take line: 1 3 7

title: Tú primero = You First
title: Voy a ver = I Will Go and See
title: Nadie empieza = Nobody Begins
title: La cola al revés = The Line the Wrong Way Round

cast day: la puerta = the door
  open: La puerta está abierta. = The door is open.
  opened: La puerta estaba abierta. = The door was open.
  does: {kid} da el primer paso. = {kid} takes the first step.
  did: {kid} dio el primer paso. = {kid} took the first step.
  feel: El suelo aguanta, y dentro hay luz. = The floor holds, and there is light inside.
  felt: El suelo aguantaba, y dentro había luz. = The floor held, and there was light inside.
  says: Dentro hay luz = There is light inside
cast day topics=event:school: la clase = the classroom
  open: La puerta de la clase está abierta. = The door of the classroom is open.
  opened: La puerta de la clase estaba abierta. = The door of the classroom was open.
  does: {kid} entra y se sienta junto a la ventana. = {kid} walks in and sits by the window.
  did: {kid} entró y se sentó junto a la ventana. = {kid} walked in and sat down by the window.
  feel: La silla hace ñic, y en la mesa hay un lápiz nuevo. = The chair goes eek, and there is a new pencil.
  felt: La silla hizo ñic, y en la mesa había un lápiz nuevo. = The chair went eek, and on the desk there was a new pencil.
  says: Las sillas hacen ñic = The chairs go eek
cast day topics=event:doctor: la consulta = the doctor’s room
  open: En la consulta hay una silla que sube y baja. = The doctor has a chair that goes up and down.
  opened: En la consulta había una silla que subía y bajaba. = The doctor had a chair that went up and down.
  does: {kid} entra y se sube a la silla. = {kid} walks in and climbs on the chair.
  did: {kid} entró y se subió a la silla. = {kid} walked in and climbed on the chair.
  feel: La silla sube sola, y la luz huele a menta. = The chair goes up, and the light smells of mint.
  felt: La silla subió sola, y todo olía a menta. = The chair went up by itself, and it all smelt of mint.
  says: Huele a menta, y se sube sin escaleras = It smells of mint, and you go up with no stairs
cast day topics=event:tooth: el diente = the tooth
  open: En el patio hay nueve dientes que se mueven. = In the yard there are nine loose teeth.
  opened: En el patio había nueve dientes que se movían. = In the yard there were nine loose teeth.
  does: {kid} empuja su diente con la lengua. = {kid} pushes a tooth with the tongue.
  did: {kid} empujó su diente con la lengua. = {kid} pushed a tooth with the tongue.
  feel: Clic, dice el diente, y queda una ventana. = Click, says the tooth, and there is a window.
  felt: Clic, dijo el diente, y quedó una ventana. = Click, said the tooth, and there was a window.
  says: Hace clic, y se silba mejor = It goes click, and you can whistle
cast day topics=event:birthday: la tarta = the cake
  open: La tarta es un castillo con dos torres. = The cake is a castle with two towers.
  opened: La tarta era un castillo con dos torres. = The cake was a castle with two towers.
  does: {kid} sopla, y corta la primera torre. = {kid} blows, and cuts the first tower.
  did: {kid} sopló, y cortó la primera torre. = {kid} blew, and cut the first tower.
  feel: El castillo es de chocolate, y por la puerta sale mermelada. = It is chocolate, and jam runs out at the gate.
  felt: El castillo era de chocolate, y por la puerta salió mermelada. = The castle was chocolate, and jam ran out at the gate.
  says: Por dentro está mejor que por fuera = It is even better inside
cast day topics=event:water: el agua = the water
  open: El agua está quieta, y fuera hay muchos pies. = The water is still, and all the feet are dry.
  opened: El agua estaba quieta, y fuera había muchos pies. = The water was still, and all the feet were dry.
  does: {kid} baja tres escalones, de la mano de la profesora. = {kid} goes down three steps, by the teacher’s hand.
  did: {kid} bajó tres escalones, de la mano de la profesora. = {kid} went down three steps, by the teacher’s hand.
  feel: El agua sube, muy fría, y de pronto sujeta como una mano. = It is very cold, and then it holds, like a hand.
  felt: El agua subió, muy fría, y de pronto sujetó como una mano. = It was very cold, and then it held, like a hand.
  says: Está fría hasta la barriga, y después sujeta = It is cold up to the belly, and then it holds you
cast day topics=event:bike: la cuesta = the hill
  open: Arriba, en la hierba, esperan diez ruedas. = Ten wheels wait at the top of the grass.
  opened: Arriba, en la hierba, esperaban diez ruedas. = Ten wheels were waiting at the top of the grass.
  does: {kid} suelta los frenos, y todo empieza a rodar. = {kid} lets go, and the wheels begin to roll.
  did: {kid} soltó los frenos, y todo empezó a rodar. = {kid} let go, and the wheels began to roll.
  feel: El aire se mete por las mangas, y nada se cae. = The air gets into both sleeves, and nothing falls.
  felt: El aire se metió por las mangas, y no se cayó nada. = The air got into both sleeves, and nothing fell.
  says: Lo difícil es ir despacio = The hard thing is to go slowly
cast day topics=event:sleep: la luz = the light
  open: Las camas son de otra gente, y falta apagar la luz. = The beds are not ours, and the light is still on.
  opened: Las camas eran de otra gente, y faltaba apagar la luz. = The beds were not theirs, and the light was still on.
  does: {kid} se mete en la cama y apaga la luz. = {kid} gets into bed and turns off the light.
  did: {kid} se metió en la cama y apagó la luz. = {kid} got into bed and turned off the light.
  feel: La almohada huele a otro jabón, y la noche es la de siempre. = It smells of other soap, but it is the same old night.
  felt: La almohada olía a otro jabón, y la noche era la de siempre. = It smelt of other soap, but it was the same old night.
  says: La noche es la misma que en casa = It is the same night as at home
cast day topics=event:trip: el autobús = the bus
  open: El autobús espera con la puerta abierta. = The bus is waiting with its door open.
  opened: El autobús esperaba con la puerta abierta. = The bus was waiting with its door open.
  does: {kid} sube y se sienta en la primera fila. = {kid} gets on and sits in the first row.
  did: {kid} subió y se sentó en la primera fila. = {kid} got on and sat down in the first row.
  feel: El motor tiembla, y la calle empieza a irse hacia atrás. = It shakes a little, and the street begins to move.
  felt: El motor tembló, y la calle empezó a irse hacia atrás. = It shook a little, and the street began to move.
  says: Desde arriba, la calle es otra = From up there it is another street
cast day topics=event:feast: la pista = the dance floor
  open: La música suena, y en medio no hay nadie. = The music plays, and there is no one on the floor.
  opened: La música sonaba, y en medio no había nadie. = The music was playing, and there was nobody on the floor.
  does: {kid} da un paso, y otro, en medio de la luz. = {kid} takes a step, and one more, into the light.
  did: {kid} dio un paso, y otro, en medio de la luz. = {kid} took a step, and one more, into the light.
  feel: Los zapatos encuentran la música, y los globos tiemblan. = The shoes find the music, and the balloons shake.
  felt: Los zapatos encontraron la música, y los globos temblaron. = The shoes found the music, and the balloons shook.
  says: Los zapatos saben solos = The shoes know what to do
cast day topics=event:haircut: el sillón = the armchair
  open: El sillón rojo da una vuelta y se queda vacío. = The red armchair turns round and is empty.
  opened: El sillón rojo dio una vuelta y se quedó vacío. = The red armchair turned round and was empty.
  does: {kid} se sienta, y el sillón sube. = {kid} sits down, and the armchair goes up.
  did: {kid} se sentó, y el sillón subió. = {kid} sat down, and the armchair went up.
  feel: Las tijeras hacen chis chas, y llega el aire a las orejas. = The scissors go snip, and there is air on both ears.
  felt: Las tijeras hicieron chis chas, y llegó el aire a las orejas. = The scissors went snip, and there was air on both ears.
  says: Hace chis chas, y se oye mejor = It goes snip, and you hear better
cast day topics=event:show: la salida = the way out
  open: Al otro lado hay cien personas que esperan. = On the other side a hundred people wait.
  opened: Al otro lado había cien personas que esperaban. = On the other side a hundred people were waiting.
  does: {kid} da un paso y sale a la luz. = {kid} takes a step, out into the light.
  did: {kid} dio un paso y salió a la luz. = {kid} took a step, out into the light.
  feel: Cien caras miran, y lo ensayado sale solo. = A hundred faces look, and it all comes by itself.
  felt: Cien caras miraron, y lo ensayado salió solo. = A hundred faces looked, and it all came by itself.
  says: Las caras son de gente, como aquí = They are just faces, as in here
cast day topics=event:newcomer: la cuna = the cradle
  open: En la cuna hay alguien muy nuevo. = In the cradle there is someone very new.
  opened: En la cuna había alguien muy nuevo. = In the cradle there was someone very new.
  does: {kid} se sienta y abre los brazos. = {kid} sits down with open arms.
  did: {kid} se sentó y abrió los brazos. = {kid} sat down with open arms.
  feel: Pesa como un pan, y agarra un dedo con toda la mano. = It is warm as a loaf, and it holds on to one finger.
  felt: Pesaba como un pan, y agarró un dedo con toda la mano. = It was warm as a loaf, and it held on to one finger.
  says: Pesa como un pan, y no quiere soltarte = It is like a warm loaf, and it holds on to you

cast animal: un oso = a bear
cast animal: un toro = a bull
cast animal: un ganso = a goose
cast animal: un tigre = a tiger

speaks little m small: el niño = the boy
speaks lady f: la señora = the lady
speaks hero m: el valiente = the brave man
speaks twin f small: la gemela = the twin
speaks mayor m: el alcalde = the mayor
speaks granny f old: la abuela = the old lady
speaks wizard m: el mago = the magician
speaks sergeant f: la sargenta = the sergeant
speaks professor m: el profesor = the professor

word: primero: primero, primera, primer = first
word: la cola: cola = the line: line
word: esperar: espera, esperan, esperaba, esperaban, esperar = to wait: wait, waits, waiting, waited
word: el paso: paso = the step: step
word: nadie = nobody: nobody, no one
word: la puerta: puerta = the door: door
word: detrás = behind
word: el miedo: miedo = the fear: scary
word: ver = to see: see
word: las rodillas: rodillas, rodilla = the knee: knees, knee
word: salir: sale, salió, salir, salían = to go out: go out, goes out, went out, out
word: el final: final = the end: end
word: valiente: valiente = brave
word: pequeño: pequeño = small: small, little
word: empezar: empieza, empezó, empezar = to begin: begins, began, begin
word: el zapato: zapato, zapatos = the shoe: shoe, shoes

question: ¿Cuándo has ido tú primero? = When did you go first?
question: ¿Qué razón de la cola te ha gustado más? = Which reason in the line did you like best?
question: ¿Qué le habrías dicho tú al niño pequeño? = What would you have said to the small boy?

== edge
-- beginner
En el calendario pone {topic}, y es hoy.
The calendar says {topic}, and that is today.
{day.open}
{day.open}
{kids} [llega|llegan], y hay cola.
{kids} [comes|come], and there is a line.
Está todo listo, y no empieza nada.
All is ready, and nothing begins.

—¿Quién va primero? —pregunta {kid}.
“Who goes first?” asks {kid}.

La gente mira al suelo.
The people look at the floor.
-- intermediate
En el calendario ponía {topic}, y era hoy.
The calendar said {topic}, and that was today.
{day.opened}
{day.opened}
{kids} [llegó|llegaron] y [se puso|se pusieron] en una cola muy larga y muy educada.
{kids} came, and stood in a very long and very polite line.
Estaba todo listo, pero no empezaba nada.
All was ready, but nothing began.

—¿Quién va primero? —preguntó {kid}, y la cola entera se miró los zapatos.
“Who goes first?” asked {kid}, and the whole line looked down at its shoes.
-- advanced
En el calendario, con letra grande, ponía {topic}, y por fin era hoy.
The calendar, in large letters, said {topic}, and at last that was today.
{day.opened}
{day.opened}
Cuando [llegó|llegaron] {kids}, se había formado una cola larga y sumamente educada.
When {kids} came, a long and extremely polite line had formed.
Todo estaba listo, y sin embargo no empezaba nada.
All was ready, and yet nothing began.

—¿Quién va primero? —preguntó {kid}, y la cola entera se puso a mirarse los zapatos.
“Who goes first?” asked {kid}, and the whole line began to study its shoes.

== lady in line
-- beginner
La señora del abrigo se ata un zapato.
The lady in the coat ties a shoe.
Luego se ata el otro.
Then she ties the other.
Luego desata el primero, para atarlo mejor.
Then she unties the first, to tie it better.
Lleva así media hora.
She has done so for half an hour.

—¿No va a pasar? —pregunta {kid}.
“Will you not go?” asks {kid}.

* —Tú primero —dice la señora.
* “You first,” says the lady.

Y se ata otra vez el segundo.
And she ties the second one again.
-- intermediate
La señora del abrigo se estaba atando un zapato.
The lady in the coat was tying a shoe.
Después se ató el otro, y después desató el primero, para atarlo mejor.
Then she tied the other, and then she untied the first, to tie it better.

—¿Y usted no pasa? —preguntó {kid}.
“Won’t you go?” asked {kid}.

* —Tú primero —dijo la señora.
* “You first,” said the lady.

Llevaba media hora así, y eran botas.
She had done so for half an hour, and they were boots.
-- advanced
La señora del abrigo se ataba un zapato, y después el otro, y después volvía a desatar el primero, que no había quedado igual.
The lady in the coat tied one shoe, and then the other, and then untied the first, which did not quite match.

—¿Y usted no pasa? —preguntó {kid}.
“Won’t you go?” asked {kid}.

* —Tú primero —dijo la señora, ocupadísima.
* “You first,” said the lady, very busy.

+ Llevaba así media hora, y eran botas de goma.
+ She had been at it for half an hour, and they were rubber boots.

== hero in line
-- beginner
Hay un hombre muy valiente.
There is a very brave man.
Una vez luchó con {animal}.
Once he had a fight with {animal}.
Lo cuenta desde las nueve.
He has told it since nine.

—Entonces esto es fácil —dice {kid}.
“Then this is easy,” says {kid}.

—Facilísimo —dice el valiente.
“Very easy,” says the brave man.

No se mueve.
He does not move.

* —Tú primero —dice el valiente.
* “You first,” says the brave man.

El susto con {animal} fue un martes, y hoy es martes.
The fight with {animal} was on a Tuesday, and so is today.
-- intermediate
El siguiente era un hombre muy valiente, que una vez había luchado con {animal}.
Next came a very brave man, who had once had a fight with {animal}.

—Entonces esto es fácil —dijo {kid}.
“Then this is easy,” said {kid}.

—Facilísimo —dijo el valiente, y no se movió.
“Very easy,” said the brave man, and did not move.

* —Tú primero —dijo el valiente.
* “You first,” said the brave man.

+ Lo suyo había sido un martes, y hoy era martes.
+ His fight had been on a Tuesday, and so was today.
-- advanced
El siguiente era un hombre de gran valor, que en su juventud había luchado con {animal}.
Next came a man of great courage, who in his youth had had a fight with {animal}.

—Entonces esto le parecerá fácil —dijo {kid}.
“Then this must seem easy to you,” said {kid}.

—Un juego de niños —reconoció el valiente, sin moverse.
“Child’s play,” admitted the brave man, without moving.

* —Tú primero —dijo el valiente.
* “You first,” said the brave man.

+ Lo suyo había sido un martes, y era martes otra vez.
+ His fight had been on a Tuesday, and it was Tuesday again.

== twin in line
-- beginner
Hay dos gemelas con el mismo gorro.
There are two twins in the same hat.

—Ella nació primero —dice la gemela.
“She was born first,” says the twin.

@twin —Cuatro minutos antes.
“Four minutes before.”

—¿Y qué? —pregunta {kid}.
“So what?” asks {kid}.

—Siempre va primero —dice la gemela—.
“She always goes first,” says the twin.
Hoy le toca ir después.
“Today it is her turn to go after.”

Así que las gemelas van después.
So the twins go after.
Cada una va después de la otra.
Each goes after the other.
-- intermediate
Detrás había dos gemelas con el mismo gorro.
Behind there were two twins in the same hat.

—Ella nació cuatro minutos antes que yo —explicó la gemela—, y siempre va primero.
“She was born four minutes before me,” explained the twin, “and she always goes first.”

—¿Y hoy? —preguntó {kid}.
“And today?” asked {kid}.

—Hoy le toca ir después —dijo la gemela.
“Today it’s her turn to go after,” said the twin.

Así, cada una iba después de la otra.
And so each of them went after the other.
-- advanced
Detrás esperaban dos gemelas con el mismo gorro y la misma cara de prisa.
Behind waited two twins, in the same hat and the same hurry.

—Ella nació cuatro minutos antes, y desde entonces va siempre primero —explicó la gemela—, así que hoy le toca ir después.
“She was born four minutes before me, and has gone first ever since,” explained the twin, “so today it is her turn to go after.”

De ese modo, cada una iba después de la otra, y {kid} lo tuvo que pensar con los dedos.
In this way each of them went after the other, and {kid} had to work it out on both hands.

== mayor in line
-- beginner
El alcalde trae unas tijeras y una cinta roja.
The mayor brings scissors and a red ribbon.
Pone la cinta delante de todo.
He puts the ribbon in front of it all.
La corta y hace una reverencia.
He cuts it and bows.
La gente aplaude.
The people clap.

—¿Y ahora va usted? —pregunta {kid}.
“And now you go?” asks {kid}.

—Yo solo abro —dice el alcalde—.
“I only open things,” says the mayor.
De ir se ocupa otra persona.
“Going is somebody else’s work.”

Se guarda la cinta para mañana.
He keeps the ribbon for tomorrow.
-- intermediate
El alcalde traía unas tijeras y una cinta roja.
The mayor had brought scissors and a red ribbon.
La puso delante de todo, la cortó, y la gente aplaudió mucho.
He put it in front of it all and cut it, and the people clapped hard.

—Y ahora le toca —dijo {kid}.
“And now it’s your turn,” said {kid}.

—Yo solo abro —dijo el alcalde—, y lo demás es cosa de otro departamento.
“I only open things,” said the mayor, “and the rest is another office.”

Le hizo un nudo a la cinta y la guardó para mañana.
He tied a knot in the ribbon and kept it for tomorrow.
-- advanced
El alcalde venía provisto de unas tijeras y de una cinta roja, que cortó entre grandes aplausos.
The mayor had come with scissors and a red ribbon, which he cut to great applause.

—Y ahora le toca —observó {kid}.
“And now it is your turn,” remarked {kid}.

—Yo inauguro, y de ir se encarga otro departamento —explicó el alcalde.
“I open things, and going belongs to another office,” explained the mayor.

Después ató los dos trozos de cinta, por si hacía falta mañana.
Then he tied the two bits of ribbon together, in case it was needed tomorrow.

== granny in line
-- beginner
Hay una abuela con ochenta años y una silla.
There is an old lady of eighty, with a chair.

—Yo ya he ido primero —dice la abuela—.
“I have been first,” says the old lady.
Fui primera en el baile, en el río y en el tren.
“I was first at the dance, in the river and on the train.”

—¿Y cómo es? —pregunta {kid}.
“And what is it like?” asks {kid}.

—Se ve todo muy bien —dice la abuela—.
“You get a very good view,” says the old lady.
No hay nadie delante.
“There is no one in front.”
-- intermediate
En una silla plegable esperaba una abuela de ochenta años.
On a folding chair an old lady of eighty was waiting.

—Yo ya he ido primera muchas veces —dijo la abuela—, en el baile, en el río y en el tren.
“I have gone first many times,” said the old lady, “at the dance, in the river and on the train.”

—¿Y cómo es? —preguntó {kid}.
“And what is it like?” asked {kid}.

—Se ve muy bien —dijo la abuela—, porque no hay nadie delante.
“You get a good view,” said the old lady, “because there’s nobody in front.”
-- advanced
En una silla plegable, con la labor en el regazo, esperaba una abuela de ochenta años.
On a folding chair, with her knitting in her lap, an old lady of eighty was waiting.

—Yo ya fui la primera en el baile, en el río y en el tren de las siete —contó la abuela.
“I have been the first at the dance, in the river and on the seven o’clock train,” said the old lady.

—¿Y cómo es? —preguntó {kid}.
“And what is it like?” asked {kid}.

—Hay una vista excelente, porque no se pone nadie delante —dijo la abuela.
“The view is excellent, because nobody stands in front of you,” said the old lady.

== wizard in line
-- beginner
Ahora le toca a un mago.
Now it is a magician’s turn.
Lleva capa y una paloma.
He has a cloak and a pigeon.

* —Tú primero —dice el mago.
* “You first,” says the magician.

—No, usted —dice {kid}.
“No, you,” says {kid}.

El mago abre la capa.
The magician opens his cloak.
Dice una palabra larga.
He says a long word.
¡Puf!
Puff!
El mago está ahora al final de la cola.
The magician is now at the end of the line.
La paloma se queda y espera su turno.
The pigeon stays and waits its turn.
-- intermediate
Le tocaba a un mago con capa y paloma.
It was the turn of a magician with a cloak and a pigeon.

* —Tú primero —dijo el mago.
* “You first,” said the magician.

—No, usted —dijo {kid}.
“No, you,” said {kid}.

El mago abrió la capa, dijo una palabra de once sílabas y desapareció.
The magician opened his cloak, said a very long word, and was gone.
Lo encontraron al final de la cola, silbando.
They found him at the end of the line, whistling.
La paloma se quedó a esperar su turno.
The pigeon stayed, and waited its turn.
-- advanced
Le tocaba a un mago con capa de estrellas y una paloma en el hombro.
It was the turn of a magician in a cloak of stars, with a pigeon on his shoulder.

* —Tú primero —dijo el mago, y como nadie se movía, pronunció una palabra de once sílabas y desapareció.
* “You first,” said the magician, and as nobody moved, he spoke a word of eleven syllables and was gone.

Reapareció al final de la cola, silbando con disimulo.
He turned up again at the end of the line, whistling carelessly.
La paloma, que era honrada, se quedó a esperar su turno.
The pigeon, which was honest, stayed and waited its turn.

== sergeant in line
-- beginner
Una sargenta lo arregla a su manera.
A sergeant does it her way.

—¡Un paso al frente! —grita la sargenta.
“One step forward!” shouts the sergeant.

La cola entera da un paso atrás.
The whole line takes one step back.

—¡Otro! —grita la sargenta.
“One more!” shouts the sergeant.

La cola da otro paso atrás.
The line takes one more step back.
Ahora la sargenta está sola delante.
Now the sergeant is all alone in front.
Lo nota, y da tres pasos.
She sees it, and takes three steps.
Son todos hacia atrás.
They are all backwards.
-- intermediate
Una sargenta con bigote de leche lo arregló a su manera.
A sergeant with a moustache of milk did it her way.

—¡Un paso al frente! —gritó la sargenta, y la cola dio un paso atrás.
“One step forward!” shouted the sergeant, and the line took one step back.

—¡Otro! —gritó la sargenta, y la cola dio otro.
“One more!” shouted the sergeant, and the line took one more.

Entonces vio que estaba sola delante, y se reunió con la tropa marcha atrás.
Then she saw that she was alone in front, and joined her troops, backwards.
-- advanced
Una sargenta de uniforme impecable decidió resolverlo a su manera.
A sergeant in a spotless uniform decided to settle it her way.

—¡Un paso al frente! —ordenó la sargenta, y la cola entera dio un paso atrás.
“One step forward!” ordered the sergeant, and the whole line took one step back.

—¡Otro! —ordenó la sargenta, con idéntico resultado.
“One more!” ordered the sergeant, with the same result.

Al descubrir que estaba sola, se reincorporó a la tropa en perfecta marcha atrás.
On finding herself alone in front, she rejoined her troops in perfect reverse.

== professor in line
-- beginner
Un profesor hace cuentas en un papel.
A professor does sums on a piece of paper.

—Es un problema —dice el profesor—.
“It is a problem,” says the professor.
Sin primero no hay segundo.
“With no first there is no second.
Sin segundo no hay tercero.
With no second there is no third.”

—Entonces no hay cola —dice {kid}.
“Then there is no line,” says {kid}.

—Exacto —dice el profesor—.
“Right,” says the professor.
Aquí no hay nadie.
“There is nobody here.”

Y se queda mucho más tranquilo.
And he feels a good deal better.
-- intermediate
Un profesor hacía cuentas en el dorso de la mano.
A professor was doing sums on the back of his hand.

—Sin un primero no puede haber un segundo —dijo el profesor—, y sin un segundo no hay tercero.
“Without a first there is no second,” said the professor, “and with no second there’s no third.”

—Entonces la cola no existe —dijo {kid}.
“Then there is no line,” said {kid}.

—Exacto —dijo el profesor—, aquí no hay nadie.
“Quite so,” said the professor, “there’s nobody here.”

Y se quedó mucho más tranquilo.
And he felt a good deal better.
-- advanced
Un profesor llenaba de números el dorso de su mano.
A professor was covering the back of his hand with numbers.

—Sin un primero no hay segundo, y sin segundo no hay tercero —razonó el profesor.
“Without a first there is no second, and without a second there is no third,” reasoned the professor.

—Entonces esta cola no existe —dijo {kid}.
“Then this line does not exist,” said {kid}.

—Queda demostrado —dijo el profesor, muy aliviado de no estar allí.
“Which proves it,” said the professor, much relieved not to be there.

== knees medium
-- beginner
{kid} mira hacia delante.
{kid} looks ahead.
No es lejos: es un paso.
It is not far: it is one step.
Las rodillas no quieren.
Two knees do not want to.
La izquierda tiembla, y la derecha la mira.
The left one shakes, and the right one looks at it.

—Yo también puedo esperar un poco —[piensa|dice] {kid}.
“I can wait a little too,” [thinks|says] {kid}.

El reloj hace tic, y no pasa nadie.
The clock goes tick, and no one goes.
Hace tac, y tampoco.
It goes tock, and still no one.
La gente empieza a hablar del tiempo.
The people begin to talk of the weather.
Hoy hace el mismo que ayer.
Today it is the same as yesterday.
Alguien saca un bocadillo y lo reparte.
Someone takes out a roll and hands it round.
Nadie quiere el primer trozo.
No one wants the first piece.
Tampoco lo quiere la paloma.
Nor does the pigeon on the wall.
El bocadillo vuelve a la bolsa.
The roll goes back into its bag.
-- intermediate
{kid} miró hacia delante, y no estaba lejos: era un paso.
{kid} looked ahead, and it was not far: it was one step.
Pero las rodillas no querían.
But two knees did not want to.
La izquierda temblaba, y la derecha la miraba temblar.
The left one was shaking, and the right one watched it shake.

—Yo también puedo esperar un poco —[pensó|dijo] {kid}.
“I can wait a little too,” [thought|said] {kid}.

El reloj hizo tic y no pasó nadie, y luego hizo tac.
The clock went tick and nobody moved, and then it went tock.
La cola empezó a hablar del tiempo, que era el mismo de ayer.
The line began to talk of the weather, which was the same as yesterday.
Alguien sacó un bocadillo y lo repartió, pero nadie quiso el primer trozo.
Somebody took out a roll and handed it round, but nobody wanted the first piece.
Ni siquiera lo quiso la paloma de la barandilla, y el bocadillo volvió entero a la bolsa.
Not even the pigeon on the rail wanted it, and the roll went back whole into its bag.
-- advanced
{kid} miró hacia delante, donde no había más distancia que un paso.
{kid} looked ahead, where there was no more than a step to go.
Sin embargo, las rodillas no estaban de acuerdo: la izquierda temblaba, y la derecha la miraba temblar.
Two knees, however, did not agree: the left one was shaking, and the right one watched it shake.

—Yo también puedo esperar un poco —[pensó|dijo] {kid}.
“I can wait a little too,” [thought|said] {kid}.

El reloj hizo tic sin que pasara nadie, y después hizo tac.
The clock went tick, and nobody moved, and then it went tock.
A falta de otra cosa, la cola se puso a hablar del tiempo, que era el mismo que ayer.
For want of anything else, the line began to talk of the weather, which was the same as yesterday.

== straws long
-- beginner
Entonces traen unas pajitas.
Then they bring some straws.
Va primero la más corta.
The shortest one goes first.
Cada persona saca una pajita, con los ojos cerrados.
They all draw one, with their eyes shut.
Miran, y las comparan.
They look, and hold them side by side.
Son todas iguales.
They are all the same.

—Otra vez —dice la señora.
“Again,” says the lady.

Otra vez son iguales.
Again they are the same.
Alguien las ha cortado con mucho cuidado.
Someone has cut them with great care.
Prueban también con una moneda.
They try a coin as well.
La moneda cae de canto y se va rodando.
The coin lands on its edge and rolls away.
Da la vuelta a la esquina.
It goes round the corner.
Detrás de la moneda corren cinco personas.
Five people run after it.
Corren más de lo que hace falta.
They run more than they need to.
Vuelven y se ponen al final.
They come back and stand at the end.
-- intermediate
Entonces trajeron unas pajitas, y la más corta iría primero.
Then they brought some straws, and the shortest would go first.
Cada cual sacó la suya con los ojos cerrados, y las pusieron juntas.
They all drew one with their eyes shut, and held them side by side.
Eran exactamente iguales.
They were just the same.

—Otra vez —dijo la señora, y otra vez lo eran.
“Again,” said the lady, and again they were.

Alguien las había cortado con muchísimo cuidado.
Somebody had cut them with very great care.
Probaron también con una moneda, que cayó de canto y se fue rodando calle abajo.
They tried a coin too, which landed on its edge and rolled off down the street.
Cinco personas corrieron detrás, mucho más de lo necesario.
Five people ran after it, much more than they had to.
Al volver se pusieron al final de la cola.
When they came back, they stood at the end of the line.
-- advanced
Alguien propuso entonces echarlo a suertes con unas pajitas, de modo que la más corta fuera primero.
Somebody then proposed drawing straws, so that the shortest would go first.
Cada cual sacó la suya con los ojos cerrados, y al compararlas resultaron exactamente iguales.
They all drew one with their eyes shut, and when compared they turned out to be just the same.

—Otra vez —dijo la señora, y otra vez lo fueron.
“Again,” said the lady, and again they were.

Una mano muy cuidadosa las había cortado a medida.
A very careful hand had cut them to measure.
Probaron también con una moneda, que cayó de canto y se fue rodando calle abajo, con cinco personas detrás.
They also tried a coin, which landed on its edge and rolled off down the street, with five people behind it.
Corrieron bastante más de lo necesario, y al volver se colocaron al final.
They ran rather more than they had to, and on their return took up places at the end.

== little
-- beginner
Al final de la cola hay un niño muy pequeño.
At the end of the line there is a very small boy.
Tiene las dos manos en la cara.
He has both hands on his face.

—¿Da miedo? —pregunta el niño.
“Is it scary?” asks the boy.

La cola se calla.
The line is silent.
Nadie lo sabe, porque nadie ha ido.
No one knows, because no one has been.

—Espera —dice {kid}—.
“Wait,” says {kid}.
Voy a ver.
“I will go and see.”
-- intermediate
Al final de la cola había un niño muy pequeño, con las dos manos en la cara.
At the end of the line there was a very small boy, with both hands on his face.

—¿Da miedo? —preguntó el niño.
“Is it scary?” asked the boy.

La cola se calló, porque nadie había ido y nadie lo sabía.
The line fell silent, because nobody had been and nobody knew.

—Espera aquí —dijo {kid}—, que voy a ver.
“Wait here,” said {kid}, “and I’ll go and see.”
-- advanced
Al final de la cola había un niño muy pequeño, que miraba por entre los dedos.
At the end of the line there was a very small boy, looking out through his fingers.

—¿Da miedo? —preguntó el niño.
“Is it scary?” asked the boy.

La cola guardó silencio: como no había ido nadie, tampoco lo sabía nadie.
The line kept silent: as nobody had been, nobody knew either.

—Espera aquí, que voy a ver —dijo {kid}, y las rodillas no tuvieron tiempo de opinar.
“Wait here, and I will go and see,” said {kid}, and the knees had no time to give an opinion.

== step
-- beginner
La cola se aparta.
The line moves aside.
{day.does}
{day.does}
Todo está muy quieto un momento.
For a moment it is all very still.
{day.feel}
{day.feel}
Delante no hay nadie, y se ve todo.
There is no one in front, and all of it to see.

—¿Y bien? —grita el niño desde lejos.
“Well?” shouts the boy from far away.

—¡{day.says}! —contesta {kid}.
“{day.says}!” answers {kid}.
-- intermediate
La cola se apartó, con alivio y un poco de envidia.
The line moved aside, relieved and a little envious.
{day.did}
{day.did}
{day.felt}
{day.felt}
+ Delante no había nadie, y se veía todo.
+ There was nobody in front, and all of it to see.

—¿Y bien? —gritó el niño desde el final.
“Well?” shouted the boy from the end.

—¡{day.says}! —contestó {kid}.
“{day.says}!” answered {kid}.
-- advanced
La cola se abrió en dos, con alivio y con una pizca de envidia.
The line parted in two, with relief and a pinch of envy.
{day.did}
{day.did}
+ Durante un momento no se oyó ni el reloj.
+ For a moment not even the clock was heard.
{day.felt}
{day.felt}

—¿Y bien? —gritó el niño desde el final de la cola.
“Well?” shouted the boy from the end of the line.

—¡{day.says}! —contestó {kid}, y en la voz se le notaba.
“{day.says}!” answered {kid}, in the voice of one who knows.

== second long
-- beginner
Ahora hay muchas prisas.
Now they are in a great hurry.
Todos quieren ser el segundo.
They all want to be second.
La señora tiene los zapatos atados.
The lady’s shoes are tied.
El valiente se acuerda de que es valiente.
The brave man remembers that he is brave.
Pero {kid} levanta una mano.
But {kid} holds up one hand.

—El segundo es el niño —dice {kid}.
“The boy is second,” says {kid}.

El niño pasa entre las piernas.
The boy walks between all the legs.
Se quita las manos de la cara.
He takes his hands off his face.
Le tiemblan las dos rodillas, y va igual.
Both his knees shake, and he goes all the same.
Luego se ríe tan alto que se oye en la calle.
Then he laughs so loudly that the street can hear.
La abuela deja la silla y pasa la tercera.
The old lady leaves her chair and is third.
Detrás va la cola entera, sin mirarse los zapatos.
The whole line goes after her, and no one looks at their shoes.
Nadie se acuerda ya de por qué esperaban.
No one can remember why they waited.

—¡Otra vez! —grita el niño.
“Again!” shouts the boy.
-- intermediate
Entonces hubo muchas prisas, porque todo el mundo quería ser el segundo.
Then there was a great hurry, because everybody wanted to be second.
La señora tenía de pronto los zapatos atados, y el valiente se acordó de que lo era.
Suddenly the lady’s shoes were tied, and the brave man remembered that he was one.
Pero {kid} levantó una mano.
But {kid} held up one hand.

—El segundo es el niño —dijo {kid}.
“The boy is second,” said {kid}.

El niño pasó entre las piernas de la cola, y se quitó las manos de la cara.
The boy walked between the legs of the line, and took his hands off his face.
Le temblaban las dos rodillas, y fue igual.
Both his knees were shaking, and he went all the same.
Luego se rio tan alto que se oyó en la calle.
Then he laughed so loudly that they heard it in the street.
Detrás fue la cola entera, y la abuela, que se dejó la silla, pasó la tercera.
The whole line came after him, and the old lady, who left her chair, was third.
-- advanced
Hubo entonces unas prisas enormes, porque todo el mundo quería ser el segundo.
Then there was an enormous hurry, because everybody wanted to be second.
A la señora se le habían atado los zapatos solos, y el valiente recordó de repente que lo era.
The lady’s shoes had tied themselves, and the brave man suddenly remembered that he was one.

—El segundo es el niño —dijo {kid}, con una mano en alto.
“The boy is second,” said {kid}, with one hand in the air.

El niño pasó entre las piernas de la cola y se fue quitando los dedos de la cara, uno por uno.
The boy walked between the legs of the line, taking his fingers from his face, one by one.
Le temblaban las dos rodillas, y fue igual.
Both his knees were shaking, and he went all the same.
Luego se rio tan alto que se oyó en la calle, y la abuela, que se dejó la silla, pasó la tercera.
Then he laughed so loudly that it was heard in the street, and the old lady, who left her chair, was third.

== end
-- beginner
A la hora de irse, todos quieren salir los primeros.
When it is time to go, they all want to be first out.
La cola se atasca en la puerta.
The line is stuck in the door.
<Sobra un codo, un gorro y media señora./Hay siete pies, y ninguno puede salir.>
<There is an elbow too many, a hat and half a lady./There are seven feet, and none can move.>
{kid} espera un poco con el niño.
{kid} waits a while with the boy.
Hay una ventana baja, y está abierta.
There is a low window, and it is open.

* —Tú primero —dice {kid}.
* “You first,” says {kid}.
-- intermediate
A la hora de irse, todos quisieron salir los primeros.
When it was time to go, they all wanted to be first out.
<La cola se atascó en la puerta, y sobraba un codo./La cola se atascó en la puerta: había siete pies, y ninguno podía salir.>
<The line got stuck in the door, with an elbow too many./The line got stuck in the door: there were seven feet, and none could move.>
Al lado había una ventana abierta, muy baja.
Beside it there was an open window, quite low.

* —Tú primero —le dijo {kid} al niño.
* “You first,” said {kid} to the boy.
-- advanced
A la hora de irse, como era de esperar, todos quisieron salir los primeros.
When it was time to go, as might be expected, they all wanted to be first out.
<La cola se atascó en la puerta, donde sobraban un codo y media señora./La cola se atascó en la puerta, con siete pies en el umbral y ninguno fuera.>
<The line got stuck in the door, where there was an elbow too many and half a lady./The line got stuck in the door, with seven feet on the step and none outside.>
Al lado había una ventana abierta, a la altura de una rodilla.
Beside it, at the height of a knee, there was an open window.

* —Tú primero —le dijo {kid} al niño, y le sujetó el gorro.
* “You first,” said {kid} to the boy, and held his hat for him.
