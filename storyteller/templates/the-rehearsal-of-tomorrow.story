plot: A day is feared, so the toys rehearse it the evening before, and all goes wrong in every way; the real day goes as rehearsed, but for one thing: the one in charge is more afraid, and has not rehearsed.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: event
picture: bedroom, night, curious, kid points, other, penguin, thing toy, box
middle: same, night, happy, penguin, kid waves, other, thing toy, box
end: topic city, day, calm, kid, boss worried, other, thing toy
take acts: 1 3 5
take far: 0 0 2

title: El ensayo de mañana = Tomorrow, Rehearsed
title: ¿Aquí se ensaya? = Is This Where You Rehearse?
title: Otra vez desde el principio = Again, From the Beginning
title: Mañana con peluches = Tomorrow, With Toys

cast boss f: la persona que manda = the person in charge
cast boss f topics=event:school: la maestra = the teacher
cast boss f topics=event:doctor: la doctora = the doctor
cast boss f topics=event:tooth: la señora del comedor = the dinner lady
cast boss m topics=event:birthday: el mago de la fiesta = the party magician
cast boss f topics=event:water: la profesora de natación = the swimming teacher
cast boss m topics=event:bike: el señor de las bicis = the bike man
cast boss f topics=event:sleep: la dueña de la casa = the lady of the house
cast boss f topics=event:trip: la capitana = the captain
cast boss m topics=event:feast: el señor de las luces = the man with the lights
cast boss m topics=event:haircut: el peluquero = the hairdresser
cast boss m topics=event:show: el director = the director
cast boss f topics=event:newcomer: la enfermera = the nurse

cast toy m: Bartolo = Bartolo
  seen: un peluche = a teddy bear
  is: un oso con una oreja = a bear with one ear
cast toy f: Trufa = Truffle
  is: una coneja sin relleno = a rabbit without much stuffing
cast toy m: Cuco = Cuckoo
  is: un elefante de pana = a corduroy elephant
cast toy f: Lima = Lima
  is: una cocodrila de lana = a woollen crocodile

cast stage: la alfombra = the carpet
  on: en la alfombra = on the carpet
  made: con cuatro libros y una caja = out of four books and a box
cast stage: la cama = the bed
  on: encima de la cama = on top of the bed
  made: con la almohada y dos zapatos = out of the pillow and two shoes
cast stage: la mesa = the table
  on: debajo de la mesa = under the table
  made: con tres cucharas y un tazón = out of three spoons and a bowl
cast stage kinds=sci-fi: la nave de cartón = the cardboard spaceship
  on: en la nave de cartón = in the cardboard spaceship
  made: con botones, tapones y cables = out of buttons, corks and wires
cast stage kinds=horror: el hueco de la cama = the space under the bed
  on: debajo de la cama, con una linterna = under the bed, with a torch
  made: con sombras, porque las cajas no cabían = out of shadows, as the boxes did not fit
cast stage kinds=adventure: la balsa de cojines = the raft of cushions
  on: en la balsa de cojines = on the raft of cushions
  made: con una escoba y una sábana = out of a broom and a sheet
cast stage kinds=fantasy: el castillo de mantas = the castle of blankets
  on: en el castillo de mantas = in the castle of blankets
  made: con pinzas, cojines y una corona = out of pegs, cushions and a crown

cast trick: contar botones = counting buttons
  do: Cuenta mis botones = Count my buttons
cast trick: respirar como una vaca = breathing like a cow
  do: Respira como una vaca = Breathe like a cow
cast trick: apretar una oreja = squeezing an ear
  do: Aprieta aquí = Squeeze here
cast trick: mirar los zapatos = looking at the shoes
  do: Mira mis zapatos = Look at my shoes

speaks sock m: el calcetín = the sock
speaks penguin m: el pingüino = the penguin
speaks robot m: el robot = the robot
speaks spoon f small: la cuchara pequeña = the small spoon
speaks giraffe f: la jirafa = the giraffe
speaks doll f: Úrsula = Ursula

word: mañana = tomorrow
word: el ensayo: ensayo, ensayar, ensaya, ensayan, ensayado, ensayó = the rehearsal: rehearsal, rehearse, rehearses, rehearsed
word: el miedo = the fear: afraid, fear
word: el juguete: juguetes = the toy: toys
word: la nevera = the fridge
word: la caja = the box
word: la mano: mano, manos = the hand: hand, hands
word: el bolsillo = the pocket
word: la puerta = the door
word: el conejo = the rabbit
word: la nariz = the nose
word: la silla = the chair
word: la voz = the voice
word: el pingüino = the penguin
word: el dinosaurio = the dinosaur
word: el robot = the robot
word: el calcetín = the sock
word: el pato = the duck
word: la cuchara = the spoon
word: la noche = the night
word: el papel = the part
word: otra vez = again

question: ¿Qué día ensayarías tú con tus juguetes? = Which day would you rehearse with your toys?
question: ¿Por qué {boss} no había ensayado? = Why had {boss} not rehearsed?
question: ¿Qué haces tú cuando te tiemblan las manos? = What do you do when your hands shake?

== eve
-- beginner
Una nota dice: mañana, {topic}.
A note says: tomorrow, {topic}.
{kids} no [quiere|quieren] que sea mañana.
{kids} [does not|do not] want it to be tomorrow.
<El miedo está en la barriga, y pesa./El miedo sabe a moneda./El miedo tiene los pies fríos.>
<The fear is in the belly, and it is heavy./The fear tastes like a coin./The fear has cold feet.>
<{kid} saca los juguetes de la caja./{kid} llama a todos los juguetes.>
<{kid} takes the toys out of the box./{kid} calls all the toys.>
+ El primero es {toy}, {toy.is}.
+ The first is {toy}, {toy.is}.

<—Vamos a ensayar mañana hoy —dice {kid}./—Hoy se ensaya mañana —dice {kid}.>
<“Let us rehearse tomorrow today,” says {kid}./“Today we rehearse tomorrow,” says {kid}.>
-- intermediate
En la nevera había una nota que decía: mañana, {topic}.
On the fridge there was a note that said: tomorrow, {topic}.
+ A {kids} le[|s|s] habría gustado otro hoy.
+ {kids} would have liked another today.
+ <El miedo estaba en la barriga y pesaba como una sandía./El miedo sabía a moneda y a jarabe.>
+ <The fear was in the belly, as heavy as a melon./The fear tasted of coins and cough syrup.>
<Entonces {kid} volcó la caja de los juguetes y sacó a {toy}, {toy.is}./Entonces {kid} buscó en el fondo de la caja a {toy}, {toy.is}.>
<Then {kid} emptied the toy box and took out {toy}, {toy.is}./Then {kid} felt at the bottom of the toy box for {toy}, {toy.is}.>

<—Vamos a ensayarlo —dijo {kid}./—Mañana se puede hacer hoy —dijo {kid}—, como prueba.>
<“Let us rehearse it,” said {kid}./“Tomorrow can be done today,” said {kid}, “as a test.”>
-- advanced
En la nevera, debajo de un imán, ponía: mañana, {topic}.
On the fridge, under a magnet, it said: tomorrow, {topic}.
{kids} no [tenía|tenían] ninguna prisa por que fuera mañana.
{kids} [was|were] in no hurry for it to be tomorrow.
+ <El miedo se había instalado en la barriga, y pesaba como una sandía./El miedo, visto de cerca, sabía a moneda.>
+ <The fear had settled in the belly, as heavy as a melon./The fear, when looked at closely, tasted like a coin.>
Entonces {kid} volcó la caja de los juguetes y rescató del fondo a {toy}, {toy.is}.
Then {kid} emptied the toy box and rescued from the bottom {toy}, {toy.is}.

<—Vamos a ensayarlo —dijo {kid}./—Mañana todavía no está hecho —dijo {kid}—, así que se puede ensayar.>
<“We are going to rehearse it,” said {kid}./“Tomorrow isn’t made yet,” said {kid}, “so it can be rehearsed.”>

== parts
-- beginner
Los juguetes se sientan {stage.on}.
The toys sit down {stage.on}.
El pingüino hace de {boss}.
The penguin plays {boss}.
<{toy} hace de {kid}, porque tiene la misma cara./{toy} hace de {kid}, porque es muy valiente.>
<{toy} plays {kid}, because they have the same face./{toy} plays {kid}, because {toy} is so brave.>
{other} hace el ruido de la puerta.
{other} makes the noise of the door.
+ El lugar está hecho {stage.made}.
+ The place is made {stage.made}.
<{toy} entra y se cae de nariz./{toy} entra y se va./{toy} entra y se sienta encima del pingüino.>
<{toy} comes in and falls on its nose./{toy} comes in and goes out again./{toy} comes in and sits on the penguin.>

* —Otra vez —dice {kid}.
* “Again,” says {kid}.
-- intermediate
+ El lugar lo construyeron {stage.on}, {stage.made}.
+ They built the place {stage.on}, {stage.made}.
El pingüino hizo de {boss}, porque <era el único con chaqueta/nadie más sabía estar de pie>.
The penguin played {boss}, because <only the penguin had a jacket/nobody else could stand up straight>.
{toy} hizo de {kid}, y [alguien|{other}] hizo el ruido de la puerta.
{toy} played {kid}, and [someone|{other}] made the noise of the door.
<{toy} entró, se cayó de nariz y no quiso levantarse./{toy} entró, vio al pingüino y se cayó de espaldas.>
<{toy} came in and fell flat, nose first./{toy} came in, saw the penguin and fell over backwards.>

* —Otra vez —dijo {kid}.
* “Again,” said {kid}.
-- advanced
+ El lugar lo levantaron {stage.on}, {stage.made}, y el parecido era discutible.
+ They built the place {stage.on}, {stage.made}, and it was not very like.
El papel de {boss} fue para el pingüino, que era el único que tenía chaqueta.
The part of {boss} went to the penguin, who alone had a jacket.
{toy} hizo de {kid}, y <entró con tanta decisión que se cayó de nariz/se desmayó antes de que abrieran la puerta>.
{toy} played {kid}, and <came in so boldly that it ended on its nose/fainted before the door was opened>.

* —Otra vez, desde la puerta —dijo {kid}.
* “Again, from the door,” said {kid}.

== dinosaur in acts
-- beginner
Ahora prueba el dinosaurio.
Now the dinosaur tries.
El dinosaurio no saluda.
The dinosaur does not say hello.
Abre la boca y se come la puerta.
It opens its mouth and eats the door.

—No —dice {kid}—, primero se dice hola.
“No,” says {kid}, “first you say hello.”

El dinosaurio dice hola con la boca llena.
The dinosaur says hello with its mouth full.
<Después se come la silla./Después se come el hola.>
<Then it eats the chair./Then it eats the hello.>

—Con hambre da más miedo todo —dice {other}.
“Everything is worse when you are hungry,” says {other}.

{other} escribe en la nota: «Desayunar».
{other} writes on the note: “Have breakfast”.
-- intermediate
Luego probó el dinosaurio, que no era de saludar.
Then it was the turn of the dinosaur, who was not one for greetings.
Abrió la boca y se comió la puerta.
It opened its mouth and ate the door.

—Primero se dice hola —le recordó {kid}.
“First you say hello,” {kid} reminded it.

El dinosaurio dijo hola con la boca llena y <se comió la silla/se comió el gorro del pingüino>.
The dinosaur said hello with its mouth full and <ate the chair/ate the penguin’s hat>.

—Lo que tiene es hambre —dijo {other}, y escribió en la nota: «Desayunar dos veces».
“It is hungry, that’s all,” said {other}, and wrote on the note: “Have breakfast twice”.
-- advanced
El dinosaurio, al que le tocó después, resolvió la situación a su manera: se comió la puerta.
The dinosaur, who came next, dealt with the situation in its own way: it ate the door.
Cuando {kid} le explicó que antes se saluda, saludó con la boca llena y <siguió por la silla/siguió por el gorro del pingüino>.
When {kid} explained that one says hello first, it said hello with its mouth full and <went on to the chair/went on to the penguin’s hat>.

—Con el estómago vacío, cualquiera —dijo {other}, y anotó: «Desayunar».
“Anybody would, on an empty stomach,” said {other}, and noted down: “Breakfast”.

== robot in acts
-- beginner
El robot entra muy recto.
The robot comes in very straight.

—Hola, hola, hola —dice el robot.
“Hello, hello, hello,” says the robot.

No puede parar.
It cannot stop.
{kid} le quita una pila.
{kid} takes out a battery.

—Ho —dice el robot.
“Hel,” says the robot.

<Y se queda con un pie en el aire./Y el pingüino aplaude.>
<And it stops with one foot in the air./And the penguin claps.>

—Si me atasco —dice {kid}—, muevo un pie.
“If I get stuck,” says {kid}, “I move one foot.”

{kid} empuja el pie del robot, y el robot anda.
{kid} pushes the robot’s foot, and the robot walks.
-- intermediate
El robot entró muy recto y saludó muy bien.
The robot came in very straight and said hello very well.
Después saludó otra vez, y otra, y ya no pudo parar.
Then it said hello again, and again, and could not stop.
{kid} le quitó una pila, y <se quedó con un pie en el aire/se quedó a mitad de un hola>.
{kid} took out a battery, and <it stopped with one foot in the air/it stopped half-way through a hello>.

—Eso me puede pasar a mí —dijo {kid}.
“That could happen to me,” said {kid}.

—Pues se mueve un pie —[pensó|dijo] {other}, y empujó el del robot, que siguió andando.
“Then you move one foot,” [thought|said] {other}, pushing the robot’s, and on it walked.
-- advanced
El robot entró recto como una regla, saludó de forma impecable y ya no supo hacer otra cosa.
The robot came in as straight as a ruler, said hello perfectly and then could do nothing else.
Al octavo saludo le quitaron una pila, y <se detuvo con un pie en el aire/enmudeció en mitad de la hache>.
At the eighth hello they took out a battery, and <it stopped with one foot in the air/it fell silent in the middle of an aitch>.

—Si me quedo así —dijo {kid}—, basta con mover un pie; lo demás viene detrás.
“If I get stuck like that,” said {kid}, “I only have to move one foot, and the rest will follow.”

== sock in acts
-- beginner
{other} se pone un calcetín en la mano.
{other} puts a sock on one hand.
El calcetín hace preguntas.
The sock asks questions.

—¿Hay baño? —pregunta el calcetín.
“Is there a toilet?” asks the sock.

—Sí —dice el pingüino.
“Yes,” says the penguin.

@kid —¿Y sopa?
“And soup?”

—No —dice el pingüino.
“No,” says the penguin.

<—¿Y hay más calcetines? —pregunta el calcetín./—¿Y leones? —pregunta el calcetín.>
<“And are there other socks?” asks the sock./“And lions?” asks the sock.>

El pingüino lo piensa.
The penguin thinks.
{kid} escribe esa pregunta, porque es buena.
{kid} writes that question down, because it is good.
El miedo cabe ahora en un papel.
The fear fits on a piece of paper now.
-- intermediate
{other} metió la mano en un calcetín, que empezó enseguida a preguntar.
{other} put one hand into a sock, which at once began to ask.

—¿Hay baño, hay sopa, hay <otros calcetines/leones>? —quiso saber el calcetín.
“Is there a toilet, is there soup, are there <other socks/lions>?” the sock wanted to know.

El pingüino contestó a las dos primeras y pidió tiempo para la tercera.
The penguin answered the first two and asked for time for the third.
En total hizo cuarenta preguntas.
It asked forty things in all.
{kid} las escribió en un papel, y puestas en fila no eran tantas.
{kid} wrote them on a piece of paper, and in a line they did not look so many.
-- advanced
{other} metió la mano en un calcetín, que resultó ser de los que preguntan.
{other} put one hand into a sock, which turned out to be the kind that asks.
Quiso saber si habría baño, si habría sopa y si habría <leones/más calcetines>, y en ese caso de qué talla.
It wanted to know whether there would be a toilet, soup, and <lions/other socks>, and if so, of what size.
{kid} lo fue apuntando todo, y cuarenta temores, puestos en fila, cabían en medio papel.
{kid} noted it all down, and forty worries, in a line, fitted on half a sheet.

== duck in acts
-- beginner
El pato de goma se ríe.
The rubber duck laughs.
Se ríe cuando entra.
It laughs when it comes in.
Se ríe cuando se sienta.
It laughs when it sits down.

—No es de risa —dice el pingüino.
“It is not funny,” says the penguin.

El pato se ríe más.
The duck laughs more.
<Se ríe hasta que se queda sin aire./Se ríe tanto que sale agua.>
<It laughs until it has no air./It laughs so much that water comes out.>

—Se ríe porque tiene miedo —dice {kid}.
“It laughs because it is afraid,” says {kid}.

{kid} aprieta al pato muy despacio.
{kid} squeezes the duck very slowly.
El pato dice «fiu», y se calla.
The duck says “phew”, and is quiet.
-- intermediate
Al pato de goma le dio la risa en la puerta.
The rubber duck got the giggles at the door.
Se rio al entrar, al sentarse y cuando le preguntaron el nombre.
It laughed coming in, sitting down, and when it was asked its name.

—Esto es serio —protestó el pingüino.
“This is serious,” the penguin protested.

<El pato se rio hasta quedarse plano./El pato se rio tanto que soltó agua.>
<The duck laughed itself flat./The duck laughed so much that it leaked.>

—Le pasa porque tiene miedo —dijo {kid}, y lo apretó muy despacio, hasta que hizo «fiu».
“It does that when it’s afraid,” said {kid}, and squeezed it very slowly, until it went “phew”.
-- advanced
Al pato de goma le dio la risa en el umbral, y no hubo pregunta que no la empeorase.
The rubber duck got the giggles on the doorstep, and every question made them worse.
El pingüino le rogó que se comportara; el pato <se rio hasta quedarse plano/se rio hasta que soltó agua>.
The penguin begged it to behave; the duck <laughed itself flat/laughed until it leaked>.

—No se burla —dijo {kid}—, es que el miedo le sale por ahí.
“It isn’t being rude,” said {kid}, “that is just how its fear gets out.”

Lo apretó despacio, hasta que hizo «fiu».
{kid} squeezed it slowly, until it went “phew”.

== doll in acts
-- beginner
La muñeca Úrsula llega tarde.
Ursula the doll comes late.
Solo tiene un brazo, y lo usa mucho.
She has only one arm, and she uses it a lot.

—Quiero irme a casa —dice Úrsula.
“I want to go home,” says Ursula.

—Estás en casa —dice {kid}.
“You are at home,” says {kid}.

Úrsula mira alrededor.
Ursula looks round.

@doll —Entonces quiero quedarme —dice.
“Then I want to stay,” she says.

<Se sienta en la silla del pingüino./Se tumba delante de la puerta.>
<She sits down on the penguin’s chair./She lies down in front of the door.>
{other} le pone algo de casa en el bolsillo.
{other} puts something from home into her pocket.
Es un botón azul.
It is a blue button.
-- intermediate
La muñeca Úrsula, que tenía un solo brazo, llegó tarde y enfadada.
Ursula the doll, who had only one arm, arrived late and cross.

@doll —Quiero irme a casa —anunció.
“I want to go home,” she announced.

—Estás en casa, esto es un ensayo —dijo {kid}.
“You are at home, this is a rehearsal,” said {kid}.

Úrsula miró alrededor y <se sentó en la silla del pingüino/se tumbó delante de la puerta>.
Ursula looked round and <sat down on the penguin’s chair/lay down in front of the door>.
{other} le metió un botón azul en el bolsillo, para que mañana llevara un trozo de casa.
{other} put a blue button into her pocket, so that tomorrow she would have a bit of home.
-- advanced
La muñeca Úrsula, que tenía un solo brazo y mucho carácter, exigió volver a casa.
Ursula the doll, who had one arm and a strong character, demanded to go home.

—Estás en casa —le explicó {kid}—, esto no es más que un ensayo.
“You are at home,” {kid} explained to her, “this is only a rehearsal.”

Úrsula <ocupó la silla del pingüino/se tumbó delante de la puerta> y dijo que no se notaba la diferencia.
Ursula <took the penguin’s chair/lay down in front of the door> and said that she could see no difference.
{other} le metió en el bolsillo un botón azul, que era un trozo de casa.
{other} put a blue button into her pocket, as a piece of home.

== giraffe in acts
-- beginner
La jirafa se esconde.
The giraffe hides.
Se esconde detrás de un lápiz.
It hides behind a pencil.

—Te vemos —dice {other}.
“We can see you,” says {other}.

—No —dice la jirafa.
“No,” says the giraffe.

Se tapa un ojo con la pata.
It covers one eye with its foot.
<Quedan fuera el cuello, el cuerpo y la cola./Quedan fuera tres metros de jirafa.>
<Its neck, body and tail are still outside./Most of the giraffe is still outside.>

—Está bien —dice el pingüino—, hablo con el lápiz.
“All right,” says the penguin, “I will talk to the pencil.”

El lápiz lo hace muy bien.
The pencil does very well.
Al final la jirafa sale a mirar.
In the end the giraffe comes out to look.
-- intermediate
La jirafa se escondió detrás de un lápiz.
The giraffe hid behind a pencil.

—Se te ve todo —dijo {other}.
“We can see all of you,” said {other}.

La jirafa cerró los ojos, que para ella era lo mismo que no estar.
The giraffe shut its eyes, which was as good as not being there.
<Quedaban fuera el cuello, el cuerpo y la cola./Quedaba fuera casi toda la jirafa.>
<Neck, body and tail were still outside./Nearly all the giraffe was still outside.>

—Da igual —decidió el pingüino—, hablaré con el lápiz.
“Never mind,” the penguin decided, “I shall talk to the pencil.”

El lápiz contestó tan bien que la jirafa sacó la cabeza para verlo.
The pencil answered so well that the giraffe put its head out to see.
-- advanced
La jirafa se escondió detrás de un lápiz y cerró los ojos, convencida de no estar.
The giraffe hid behind a pencil and shut its eyes, quite sure of not being there.
<Quedaban fuera el cuello, el cuerpo y la cola./Asomaba, por decirlo así, toda la jirafa.>
<Neck, body and tail remained outside./What could still be seen was, so to speak, the giraffe.>
El pingüino, que tenía recursos, empezó a hablar con el lápiz.
The penguin, who was never at a loss, began to talk to the pencil.
+ El lápiz lo hizo tan bien que la jirafa acabó asomándose, por envidia.
+ The pencil did so well that in the end the giraffe came out, from envy.

== kite in acts
-- beginner
El dragón de papel es muy fino.
The paper dragon is very thin.
Entra, y alguien sopla.
It comes in, and somebody blows.
El dragón sale por la ventana.
The dragon goes out of the window.

—Otra vez —dice {other}, y va a buscarlo.
“Again,” says {other}, and goes to find it.

Ahora el dragón lleva una cuchara.
Now the dragon has a spoon.
La cuchara pesa, y el dragón no se mueve.
The spoon is heavy, and the dragon does not move.

<—Mañana como mucho —dice {kid}./—Mañana llevo las botas grandes —dice {kid}.>
<“Tomorrow I will eat a lot,” says {kid}./“Tomorrow I will wear the big boots,” says {kid}.>
-- intermediate
El dragón de papel era tan fino que entró por debajo de la puerta.
The paper dragon was so thin that it came in under the door.
El pingüino suspiró, y con eso bastó.
The penguin sighed, and that was enough.
Hubo que ir a buscarlo <a la cocina/a casa del vecino>.
They had to get it back from <the kitchen/the neighbour>.
{other} le ató una cuchara, y ya no se movió.
{other} tied a spoon to it, and it did not move again.

—Mañana me llevo algo que pese —dijo {kid}.
“Tomorrow I’ll take something heavy,” said {kid}.
-- advanced
El dragón de papel, que era valiente pero fino, entró con un rugido y salió con un suspiro del pingüino.
The paper dragon, which was brave but thin, came in with a roar and left when the penguin sighed.
Apareció <en la lámpara/en casa del vecino>, bastante arrugado.
It was found <on the lamp/at the neighbour’s>, rather creased.
+ {other} le ató una cuchara para que tuviera peso, y hasta el rugido mejoró.
+ {other} tied a spoon to it, to give it weight, and even the roar improved.

== snake in acts
-- beginner
La serpiente de lana entra, y entra, y entra.
The woollen snake comes in, and in, and in.
Es muy larga.
It is very long.
La cabeza ya dice adiós.
Its head has said goodbye.
La cola todavía no ha dicho hola.
Its tail has not said hello yet.

—¿Cuánto dura esto? —pregunta el pingüino.
“How long does this take?” asks the penguin.

—Un rato —dice {kid}—, y después se acaba.
“A while,” says {kid}, “and then it is over.”

<{other} mide la serpiente con los pies: nueve pies./{other} pone un reloj al lado: tres minutos.>
<{other} measures the snake in feet: nine feet./{other} puts a clock beside it: three minutes.>

—No es tan larga —dice {other}.
“It is not so long,” says {other}.
-- intermediate
La serpiente de lana empezó a entrar y no terminaba.
The woollen snake began to come in and did not finish.
La cabeza ya se despedía cuando la cola todavía estaba en el pasillo.
Its head was saying goodbye while its tail was still in the hall.

—¿Y esto cuánto dura? —preguntó el pingüino, que tenía hambre.
“And how long does this take?” asked the penguin, who was hungry.

{other} la midió con <los pies/un reloj>, y salieron nueve <pies/minutos>.
{other} measured it with <both feet/a clock>, and it came to nine <feet/minutes>.

—Pues nueve no es tanto —dijo {kid}.
“Well, nine isn’t so many,” said {kid}.
-- advanced
La serpiente de lana empezó a entrar y, al cabo de un rato, seguía en ello.
The woollen snake began to come in and, after some time, was still doing so.
La cabeza se había despedido ya cuando la cola asomó para saludar.
The head had already said goodbye when the tail appeared to say hello.

—Toda serpiente se acaba —dijo {other}, y la midió: <nueve pies, ni uno más/nueve minutos por el reloj>.
“Every snake has an end,” said {other}, and measured it: <nine feet, and no more/nine minutes by the clock>.

== sheep in acts
-- beginner
La oveja no quiere ser la primera.
The sheep does not want to be first.
Tampoco quiere ser la última.
It does not want to be last.
Quiere ser la del medio.
It wants to be in the middle.

—Pero estás sola —dice el pingüino.
“But you are alone,” says the penguin.

{other} pone un zapato delante.
{other} puts one shoe in front.
Pone otro zapato detrás.
{other} puts one more shoe behind.
Ahora la oveja está en el medio, y entra.
Now the sheep is in the middle, and it goes in.
<El primer zapato saluda muy bien./El último zapato cierra la puerta.>
<The first shoe says hello very well./The last shoe shuts the door.>

—Yo mañana llevo dos zapatos —dice {kid}.
“Tomorrow I will have two shoes,” says {kid}.
-- intermediate
La oveja no quería ser la primera ni la última, sino la del medio.
The sheep wanted to be neither first nor last, but in the middle.

—Pero si estás sola —dijo el pingüino.
“But there’s only you,” said the penguin.

{other} le puso un zapato delante y otro detrás, y la oveja entró tan contenta.
{other} put one shoe in front and one behind, and in went the happy sheep.
<El zapato de delante saludó por toda la fila./El de atrás cerró la puerta.>
<The shoe in front said hello for the whole line./The one behind shut the door.>

—Mañana llevo dos zapatos —dijo {kid}—, así que voy en medio.
“I’ll have two shoes tomorrow,” said {kid}, “so I’ll be in the middle.”
-- advanced
La oveja anunció que no sería la primera ni la última, y que entraría solo en el medio.
The sheep announced that it would be neither first nor last, and would go in only in the middle.
Como no había más ovejas, {other} colocó un zapato delante y otro detrás.
As there were no other sheep, {other} put one shoe in front and another behind.
Entre zapato y zapato entró con toda tranquilidad, y <el de delante saludó por toda la fila/el de atrás cerró la puerta>.
Between shoe and shoe it walked in quite calmly, and <the one in front said hello for the whole line/the one behind shut the door>.

== mirror in acts
-- beginner
El mono no habla, pero copia.
The monkey does not talk, but it copies.
El pingüino dice hola con la mano, y el mono también.
The penguin waves hello, and so does the monkey.
El pingüino se sienta, y el mono también.
The penguin sits down, and so does the monkey.
El pingüino se rasca.
The penguin scratches.
Ahora se rascan todos.
Now they are all scratching.

—Eso sirve —dice {kid}—, yo mañana miro y copio.
“That works,” says {kid}, “and tomorrow I will watch and copy.”

<El mono copia la cara de {kid}./{other} bosteza, y el mono se duerme.>
<The monkey copies the face of {kid}./{other} yawns, and the monkey falls asleep.>
-- intermediate
El mono no sabía qué había que hacer, pero sabía mirar.
The monkey did not know what to do, but it knew how to watch.
Saludó cuando saludó el pingüino y se sentó cuando se sentó el pingüino.
It waved when the penguin waved, and sat down when the penguin sat down.
Luego el pingüino se rascó, y <se rascaron hasta los coches/se rascó toda la caja>.
Then the penguin scratched, and <even the toy cars scratched/the whole box scratched>.

—Si no sé qué hacer —dijo {kid}—, miro al de al lado.
“If I don’t know what to do,” said {kid}, “I’ll look next to me.”
-- advanced
El mono ignoraba por completo en qué consistía aquello, de modo que copió.
The monkey had no idea what any of it was about, and so it copied.
Saludó con el pingüino, se sentó con el pingüino y, cuando al pingüino le picó una pluma, <se rascó la caja entera/se rascaron hasta los coches>.
It waved with the penguin, sat with the penguin and, when the penguin had an itch, <the whole box scratched/even the cars scratched>.

—Casi todo se puede mirar antes —concluyó {kid}.
“Nearly everything can be watched first,” concluded {kid}.

== supper long in far
-- beginner
A la hora de cenar, el ensayo sigue.
At supper time the rehearsal goes on.
{kid} pone las cucharas en la mesa.
{kid} puts the spoons on the table.
La cuchara grande es {boss}.
The big spoon is {boss}.
La pequeña es {kid}.
The small one is {kid}.
El tenedor es un señor que pasa.
The fork is a man who goes by.

—Buenos días —dice la cuchara pequeña.
“Good morning,” says the small spoon.

La grande se cae en la sopa.
The big one falls into the soup.
<La sopa llega hasta la lámpara./La sopa llega hasta el gato.>
<The soup gets as far as the lamp./The soup gets as far as the cat.>

—Eso mañana no pasa —dice [alguien|{other}].
“That won’t happen,” says [someone|{other}].

—Hay que ensayarlo todo —dice {kid}.
“We must rehearse everything,” says {kid}.

La ensayan con sopa y sin sopa.
They rehearse it with soup and without soup.
<Después la ensayan con mandarinas./Después la ensayan en francés.>
<Then they rehearse it with oranges./Then they rehearse it in French.>
La cuchara pequeña ya no tiembla.
The small spoon does not shake any more.
El tenedor saluda muy bien.
The fork knows how to say hello.
El gato mira el tenedor con un ojo.
The cat looks at the fork with one eye.
-- intermediate
En la cena, el ensayo continuó con los cubiertos.
At supper the rehearsal went on with the knives and forks.
La cuchara grande era {boss}, y la pequeña era {kid}.
The big spoon was {boss}, and the small one was {kid}.
El tenedor era un señor que pasaba.
The fork was a man going by.

—Buenos días —dijo la cuchara pequeña, con voz de cuchara pequeña.
“Good morning,” said the small spoon, in the voice of a small spoon.

La grande se inclinó para contestar y se cayó en la sopa.
The big one bowed to answer and fell into the soup.
<La sopa llegó hasta la lámpara./La sopa llegó hasta el gato, que no lo perdona.>
<The soup reached the lamp./The soup reached the cat, who has not forgiven it.>

—Es imposible que eso pase mañana —dijo [alguien|{other}].
“That can’t possibly happen tomorrow,” said [somebody|{other}].

—Por eso mismo, que no nos pille por sorpresa —contestó {kid}.
“All the more reason not to be surprised,” answered {kid}.

Así que lo ensayaron con sopa, sin sopa y <en francés/con mandarinas>.
So they rehearsed it with soup, without soup and <in French/with oranges>.
A los postres, la cuchara pequeña ya no temblaba, y el tenedor saludaba por la calle.
By pudding time the small spoon had stopped shaking, and the fork was greeting everybody.
-- advanced
Durante la cena, el ensayo siguió con lo que había a mano, que eran los cubiertos.
Over supper the rehearsal continued with what was to hand, which was the cutlery.
La cuchara de servir hizo de {boss}, la del café de {kid}, y un tenedor se ofreció a pasar por allí.
The serving spoon played {boss}, the coffee spoon played {kid}, and a fork offered to be passing by.
Al inclinarse para contestar al saludo, la cuchara grande se cayó dentro de la sopera, y <la ola alcanzó la lámpara/la ola alcanzó al gato, que no lo ha perdonado>.
As it bowed to return the greeting, the big spoon fell into the tureen, and <the wave reached the lamp/the wave reached the cat, who has not forgiven it>.

—Reconoce que eso no va a suceder —dijo [alguien|{other}].
“You must admit that this is not going to happen,” said [somebody|{other}].

—Por si acaso, que no nos pille de nuevas —dijo {kid}.
“In case it does, it must not find us unprepared,” said {kid}.

Lo repitieron con sopa, sin sopa y <en francés/con mandarinas>, hasta que a la cuchara pequeña dejó de temblarle el mango.
They repeated it with soup, without soup and <in French/with oranges>, until the handle of the small spoon stopped shaking.

== night medium
-- beginner
Por la noche hacen el ensayo general.
At night they do the last rehearsal.
Todos los juguetes salen a la vez.
All the toys come out at once.
Se caen, se ríen y se olvidan.
They fall, they laugh and they forget.
{toy} se queda en medio y respira.
{toy} stands in the middle and breathes.
El truco es {trick}.
The trick is {trick}.
{toy} lo hace tres veces.
{toy} does it three times.
<Después le da la mano al pingüino./Después saluda a la silla, por si acaso.>
<Then {toy} shakes hands with the penguin./Then {toy} says hello to the chair, to be safe.>
Ahora nadie se cae.
Now no one falls.
-- intermediate
El ensayo general fue a las nueve, en pijama, y salió todo mal a la vez.
The last rehearsal was at nine, in pyjamas, and everything went wrong at once.
Hubo caídas, risas y un mordisco.
There were falls, giggles and a bite.
En medio de aquello, {toy} no se movía.
In the middle of it all, {toy} did not move.
{kid} le explicó un truco, que era {trick}.
{kid} explained a trick, which was {trick}.
<A la tercera, {toy} le dio la mano al pingüino./A la tercera, {toy} saludó hasta a la silla.>
<The third time, {toy} shook hands with the penguin./The third time, {toy} said hello even to the chair.>
Después cerraron la caja sin hacer ruido.
Then they shut the box without a sound.
-- advanced
El ensayo general se celebró a las nueve, en pijama, y consiguieron que saliera todo mal a la vez.
The last rehearsal was held at nine, in pyjamas, and they managed to get everything wrong at once.
Entre las risas y los mordiscos, {toy} no lograba dar un paso.
Among the giggles and the bites, {toy} could not take a step.
{kid} le enseñó un truco que acababa de inventar, y que consistía en {trick}.
{kid} taught {toy} a trick that was quite new, which was {trick}.
<A la tercera, {toy} le estrechó la mano al pingüino./A la tercera, {toy} dio las buenas noches hasta a la silla.>
<The third time, {toy} shook hands with the penguin./The third time, {toy} said good night even to the chair.>

== dream long in far
-- beginner
A medianoche, alguien enciende una linterna en la caja.
At midnight somebody turns on a torch in the toy box.
Es el pingüino, que no puede dormir.
It is the penguin, who cannot sleep.

—¿Y si mañana llueve? —pregunta el pingüino.
“And if it rains tomorrow?” asks the penguin.

—Abro el paraguas —dice {kid} desde la cama.
“I will open my umbrella,” says {kid} from bed.

@penguin —¿Y si llueve sopa?
“And if it rains soup?”

—Abro la boca —dice {kid}.
“I will open my mouth,” says {kid}.

@penguin —¿Y si se cae la luna?
“And if the moon falls down?”

—Pedimos una escalera —dice {other}.
“We will ask for a ladder,” says {other}.

El pingüino apaga la linterna.
The penguin turns off the torch.
La enciende otra vez.
It turns it on again.

<—¿Y si sale bien? —pregunta./—¿Y si no pasa nada de eso? —pregunta.>
<“And if it goes well?” asks the penguin./“And if none of that happens?” asks the penguin.>

Eso no lo ha pensado nadie.
Nobody has thought of that.
{kid} lo piensa con los ojos cerrados.
{kid} thinks about it with both eyes shut.
<Y ahí se duerme./La linterna se apaga sola.>
<And falls asleep there./The torch goes out by itself.>
-- intermediate
A medianoche se encendió una linterna dentro de la caja de los juguetes.
At midnight a torch was switched on inside the toy box.
Era el pingüino, que repasaba lo que podía salir mal.
It was the penguin, going through all that could go wrong.

—¿Y si llueve? —preguntó.
“What if it rains?” asked the penguin.

—Paraguas —contestó {kid} desde la cama.
“Umbrella,” answered {kid} from bed.

@penguin —¿Y si llueve sopa?
“What if it rains soup?”

—Cuchara —dijo {kid}.
“Spoon,” said {kid}.

@penguin —¿Y si se cae la luna encima de la puerta?
“What if the moon falls on the door?”

—Entonces se entra por la ventana —dijo {other} con un bostezo.
“Then we go in by the window,” said {other} with a yawn.

El pingüino apagó la linterna, y al momento la volvió a encender.
The penguin switched off the torch, and a moment later switched it on again.

<—¿Y si sale bien? —preguntó muy bajito./—¿Y si no pasa nada de eso? —preguntó muy bajito.>
<“What if it goes well?” asked the penguin very quietly./“What if none of that happens?” asked the penguin very quietly.>

Para eso no tenían nada preparado.
For that they had nothing ready.
{kid} se puso a pensarlo y <se durmió en la segunda idea/se durmió antes que el pingüino>.
{kid} began to think about it and <fell asleep at the second idea/was asleep before the penguin>.
-- advanced
A medianoche se encendió una linterna en la caja de los juguetes: el pingüino repasaba desgracias.
At midnight a torch went on in the toy box: the penguin was going through disasters.

—¿Qué se hace si llueve? —preguntó.
“What do we do if it rains?” asked the penguin.

—Paraguas —contestó {kid} desde la almohada.
“Umbrella,” answered {kid} from the pillow.

@penguin —¿Y si lo que llueve es sopa?
“And if what rains is soup?”

—Cuchara —dijo {kid}, que ya tenía práctica.
“Spoon,” said {kid}, who had practice by now.

@penguin —¿Y si se cae la luna y tapa la entrada?
“And if the moon falls down and blocks the door?”

—Siempre queda la ventana —dijo {other}.
“There is always the window,” said {other}.

El pingüino apagó la linterna, se lo pensó mejor y la volvió a encender.
The penguin switched off the torch, thought again, and switched it back on.

<—¿Y si sale bien? —susurró./—¿Y si no ocurre nada de eso? —susurró.>
<“And if it goes well?” whispered the penguin./“And if none of that happens?” whispered the penguin.>

Para un caso así no había nada previsto, y {kid} <se durmió buscando una respuesta/lo consultó con la almohada hasta la mañana>.
For such a case nothing had been planned, and {kid} <fell asleep looking for an answer/slept on it until the morning>.

== way long in far
-- beginner
Por la mañana, {kids} [va|van] por la calle.
In the morning, {kids} [walks|walk] down the street.
{toy} va en el bolsillo.
{toy} is in a pocket.
Todo pasa como en el ensayo.
It all goes as it went with the toys.
Hace sol, y huele a pan.
It is sunny, and it smells of bread.
Pasa un señor muy recto, con chaqueta.
A man goes by, very straight, in a jacket.

—Es el pingüino —dice {kid}.
“That is the penguin,” says {kid}.

Hay una puerta que hace ñi.
There is a door that says eek.

—Ese ruido lo hice yo mejor —dice {other}.
“I made that noise better,” says {other}.

<Un bebé aprende a andar y se cae de nariz./Un perro no quiere entrar en una tienda.>
<A baby is learning to walk, and falls on its nose./A dog does not want to go into a shop.>
La barriga se mueve un poco.
The belly moves a little.
{kid} pone una mano en el bolsillo.
{kid} puts one hand in the pocket.
El bolsillo está caliente.
The pocket is warm.
<Dentro, alguien no tiene miedo./Dentro, alguien ya sabe lo que viene.>
<In there, somebody is not afraid./In there, somebody knows what comes next.>
Quedan diez pasos.
There are ten steps left.
Después quedan nueve.
Then there are nine.
-- intermediate
Por la mañana salieron a la calle, con {toy} en un bolsillo.
In the morning they went out, with {toy} in a pocket.
Lo raro es que todo iba pasando como en el ensayo.
The strange thing was that everything happened as in the rehearsal.
Primero pasó un señor muy recto, con chaqueta, que saludó.
First came a very straight man in a jacket, who said hello.

—El pingüino —susurró {kid}.
“The penguin,” whispered {kid}.

Luego chirrió una puerta, larga y triste.
Then a door creaked, long and sad.

—Yo la hice mejor —dijo {other}.
“I did it better,” said {other}.

<En la esquina, un bebé aprendía a andar y se cayó de nariz./En la esquina, un perro no quería entrar en una tienda.>
<At the corner a baby was learning to walk, and fell on its nose./At the corner a dog did not want to go into a shop.>
La barriga avisó una vez, y {kid} metió la mano en el bolsillo.
The belly gave one warning, and {kid} put a hand into the pocket.
Estaba caliente, <y dentro había alguien que ya se sabía el papel/y olía un poco a casa>.
It was warm, <and in it was somebody who knew the part/and it smelled a little of home>.
Quedaban diez pasos, y luego nueve, y luego una puerta.
There were ten steps left, and then nine, and then a door.
-- advanced
Por la mañana salieron con {toy} en el bolsillo y con la sensación de haber estado ya allí.
In the morning they went out with {toy} in a pocket and the feeling of having been there before.
Las cosas, una tras otra, iban ocurriendo en el orden previsto.
One after another, things happened in the order in which they had been planned.
Pasó un señor muy recto, de chaqueta, que saludó, y {kid} le dio con el codo al aire.
A very straight man in a jacket went by and said hello, and {kid} nudged the air.

—El pingüino —susurró.
“The penguin,” whispered {kid}.

Chirrió una puerta, y {other} opinó que en el ensayo había chirriado mejor.
A door creaked, and {other} thought that it had creaked better in the rehearsal.
<En la esquina, un bebé que aprendía a andar se cayó de nariz y volvió a empezar./En la esquina, un perro se negaba a entrar en una tienda, con las cuatro patas.>
<At the corner a baby who was learning to walk fell on its nose and began again./At the corner a dog was refusing to go into a shop, with all four paws.>
La barriga dio un aviso, de modo que {kid} metió la mano en el bolsillo, que <estaba caliente/olía todavía a casa>.
The belly gave a warning, and so {kid} put a hand into the pocket, which <was warm/still smelled of home>.
Quedaban diez pasos, nueve, ocho y una puerta.
There were ten steps left, nine, eight, and a door.

== real
-- beginner
<Llega mañana./Ahora mañana se llama hoy.>
<And then it is tomorrow./Now tomorrow has a new name: today.>
<{kids} [entra|entran] por la puerta, y nadie se cae./La puerta se abre, y {kids} [dice|dicen] hola.>
<{kids} [comes|come] in at the door, and nobody falls./The door opens, and {kids} [says|say] hello.>
<Hay una silla, como en el ensayo./La silla es igual, pero más alta.>
<There is a chair, as in the rehearsal./The chair is the same, but higher.>
Y está {boss}, igual que el pingüino.
And there is {boss}, just like the penguin.
<Solo una cosa es diferente./Pero hay una cosa que nadie ha ensayado.>
<Just one thing is not the same./But there is one thing that no one has tried.>
A {boss} le tiemblan las manos.
{boss}’s hands shake.

<—Es mi primera vez —dice, muy bajito./—Yo nunca he hecho esto —dice, muy bajito.>
<“It is my first time,” {boss} says softly./“I have not done this before,” {boss} says softly.>
-- intermediate
<Y llegó mañana, que ahora se llamaba hoy./Y por fin mañana dejó de ser mañana.>
<And tomorrow came, which was now called today./And at last tomorrow stopped being tomorrow.>
<{kids} [entró|entraron] por la puerta, y no se cayó nadie./Había que dar un paso más, y {kids} lo [dio|dieron].>
<{kids} came in at the door, and nobody fell./There was one more step to take, and {kids} took it.>
<Estaba la silla, y estaba {boss}, como en el ensayo./Delante de la silla estaba {boss}, con la cara del pingüino.>
<There was the chair, and there was {boss}, as in the rehearsal./In front of the chair was {boss}, with the face of the penguin.>
<Solo había una cosa diferente: le temblaban las manos./Pero le temblaban las manos, y eso no estaba en el ensayo.>
<Only one thing was different: those hands were shaking./But those hands were shaking, and that was not in the rehearsal.>

<—Es mi primera vez —confesó en voz baja./—No he dormido —confesó en voz baja—, es mi primera vez.>
<“It’s my first time,” {boss} confessed quietly./“I didn’t sleep,” {boss} confessed quietly, “it’s my first time.”>
-- advanced
<Y llegó mañana, que al despertarse ya se llamaba hoy./Y mañana, de tanto ensayarlo, llegó sabiéndose el papel.>
<And tomorrow came, which by breakfast was called today./And tomorrow, after so much rehearsing, arrived knowing its part.>
<No faltaban ni la silla ni {boss}, con la misma chaqueta que el pingüino./Estaban la puerta, la silla y, con la cara del pingüino, {boss}.>
<Nothing was missing, not the chair, and not {boss}, in the same jacket as the penguin./There was the door, there was the chair and, with the penguin’s face, there was {boss}.>
<Una sola cosa no la habían ensayado: a {boss} le temblaban las manos./Pero hubo algo que no venía en ningún ensayo: a {boss} le temblaban las manos.>
<Only one thing had not been rehearsed: the hands of {boss} were shaking./But something had come up in no rehearsal: the hands of {boss} were shaking.>

<—Es mi primera vez —confesó, casi sin voz./—Nadie me avisó de que hubiera que ensayar —confesó, casi sin voz.>
<“It is my first time,” said {boss}, almost without a voice./“Nobody told me that one rehearses,” said {boss}, almost without a voice.>

== hold ages=3-5
-- beginner
{kid} tiene a {toy} en la mano.
{kid} has {toy} in one hand.
Mira a {toy}, y mira a {boss}.
{kid} looks at {toy}, and then at {boss}.

<—¿Tienes miedo? —pregunta {kid}./—¿Te pesa la barriga? —pregunta {kid}.>
<“Are you afraid?” asks {kid}./“Is your belly heavy?” asks {kid}.>

—Un poco —dice {boss}.
“A little,” says {boss}.

—{trick.do} —[explica|dice] {other}.
“{trick.do},” [explains|says] {other}.

+ {toy} pasa de una mano a otra.
+ {toy} goes from one hand to another.

* —Otra vez —dice {boss}.
* “Again,” says {boss}.
-- intermediate
{kid} apretó a {toy} y miró aquellas manos.
{kid} squeezed {toy} and looked at those hands.

<—¿Tienes miedo? —preguntó {kid}./—¿Te pesa la barriga? —preguntó {kid}.>
<“Are you afraid?” asked {kid}./“Is your belly heavy?” asked {kid}.>

—Un poco —dijo {boss}, y era mucho.
“A little,” said {boss}, but it was a lot.

Entonces {toy} pasó de unas manos pequeñas a unas grandes.
Then {toy} went from small hands into big ones.

—{trick.do} —dijo {other}.
“{trick.do},” said {other}.

* —Otra vez —pidió {boss}.
* “Again,” said {boss}.
-- advanced
+ {kid} conocía muy bien aquel temblor, que había pasado la semana en su barriga.
+ {kid} knew that shaking very well, having had it about the house all week.

<—¿Es un miedo de los que pesan? —preguntó {kid}./—¿Es un miedo de los que saben a moneda? —preguntó {kid}.>
<“Is it the heavy kind of fear?” asked {kid}./“Is it the kind of fear that tastes like a coin?” asked {kid}.>

—De los peores —dijo {boss}, y {toy} pasó de unas manos pequeñas a unas grandes.
“The worst kind,” said {boss}, and {toy} went from small hands into big ones.

—{trick.do} —aconsejó {other}.
“{trick.do},” said {other}.

* —Otra vez —pidió {boss}.
* “Again,” said {boss}.

== help ages=6-8
-- beginner
{kid} saca a {toy} del bolsillo.
{kid} takes {toy} out of the pocket.

—Toma —dice {kid}—, {toy} sabe mucho de esto.
“Here,” says {kid}, “{toy} is good at this.”

—{trick.do} —[explica|dice] {other}.
“{trick.do},” [explains|says] {other}.

{boss} lo hace.
{boss} does it.
<Una mano deja de temblar./Respira una vez, y luego otra.>
<One hand stops shaking./There is one breath, and then another.>

* —Otra vez —dice {boss}.
* “Again,” says {boss}.

+ <Y entonces empieza, y sale bien./Y ahora empieza de verdad.>
+ <And then it begins, and it goes well./And now it really begins.>
-- intermediate
{kid} sacó a {toy} del bolsillo, y {boss} se agarró con las dos manos.
{kid} took {toy} out of the pocket, and {boss} held on with both hands.

—Es del ensayo —explicó—, y de esto sabe más que nadie.
“We rehearsed,” {kid} explained, “and {toy} knows all about it.”

—{trick.do} —dijo {other}.
“{trick.do},” said {other}.

+ Poco a poco, <una mano dejó de temblar, y después la otra/se oyó un suspiro muy largo>.
+ Little by little, <one hand stopped shaking, and then the other/there was a very long sigh>.

* —Otra vez —pidió {boss}.
* “Again,” said {boss}.
-- advanced
{kid} sacó a {toy} del bolsillo, <con la naturalidad de quien presta un lápiz/sin darle importancia>, y se {toy:lo|la} puso en las manos.
{kid} took {toy} out of the pocket, <like somebody who lends a pencil/as if it were nothing>, and put it into those hands.

—{trick.do} —aconsejó {other}—, que funciona hasta con pingüinos.
“{trick.do},” said {other}, “because it works even on penguins.”

+ Poco a poco, el temblor se fue por donde había venido.
+ Little by little the shaking went back where it had come from.

* —Otra vez —pidió {boss}.
* “Again,” said {boss}.

== price ages=9-12
-- beginner
En el bolsillo está {toy}.
In the pocket is {toy}.
Pero hay mucha gente, y todos miran.
But there are many people, and they are all looking.
{kid} piensa un momento, y lo saca delante de todos.
{kid} thinks for a moment, and takes {toy} out in front of them all.
<Uno se ríe./Alguien dice: «¡Un peluche!».>
<Somebody laughs./Somebody says: “A soft toy!”>
+ {kid} nota las orejas muy calientes.
+ {kid} has very hot ears.

—{trick.do} —dice {kid}.
“{trick.do},” says {kid}.

* —Otra vez —dice {boss}.
* “Again,” says {boss}.
-- intermediate
{toy} estaba en el bolsillo, pero alrededor había gente de la que se acuerda de todo.
{toy} was in the pocket, but there were people all round, of the kind that remembers.
{kid} lo pensó mientras contaba hasta cinco, y después sacó a {toy} delante de todos.
{kid} counted up to five, and then took {toy} out in front of everybody.
+ <Alguien se rio./Alguien dijo «un peluche», y no lo dijo bajito.>
+ <Somebody laughed./Somebody said “a soft toy”, and did not say it quietly.>

—{trick.do} —dijo {kid}, con las orejas ardiendo.
“{trick.do},” said {kid}, with burning ears.

* —Otra vez —pidió {boss}.
* “Again,” said {boss}.
-- advanced
{toy} estaba en el bolsillo, pero alrededor había gente de la que no olvida.
{toy} was in the pocket, but there were people all round, of the kind that does not forget.
{kid} contó hasta cinco y sacó a {toy} a la vista de todo el mundo.
{kid} counted up to five and took {toy} out, where the whole world could see.
+ <Se oyó una risa, y después otra que la acompañaba./Alguien dijo «un peluche», y tuvo público.>
+ <There was one laugh, and then another to keep it company./Somebody said “a soft toy”, and had an audience.>

—{trick.do} —dijo {kid}, con las orejas ardiendo.
“{trick.do},” said {kid}, with burning ears.

* —Otra vez —pidió {boss}.
* “Again,” said {boss}.

== after medium
-- beginner
Lo demás es como en el ensayo.
The rest is as in the rehearsal.
Hay un rato largo y un rato corto.
There is a long part and a short part.
Hay un ruido nuevo, y {other} pregunta qué es.
There is a new noise, and {other} asks what it is.
<Es una máquina vieja./Es la barriga de alguien.>
<It is an old machine./It is a child’s belly.>
Todos se ríen un poco.
They all laugh a bit.
{toy} lo ve todo desde la mesa.
{toy} sees it all from the table.
De pronto ya se ha terminado.
All at once it is done.

—¿Ya? —pregunta {kid}.
“Is that it?” asks {kid}.
-- intermediate
El resto salió como en el ensayo, pero sin mordiscos.
The rest went as in the rehearsal, but without the bites.
Hubo un rato largo, un rato corto y un ruido nuevo, por el que preguntó {other}.
There was a long part, a short part and a new noise, which {other} asked about.
<Era una máquina vieja./Era la barriga de alguien, y no dijeron de quién.>
<It was an old machine./It was a belly, and nobody said whose.>
{toy} lo siguió todo desde una mesa, con mucha atención.
{toy} followed it all from a table, very closely.

—¿Ya está? —preguntó {kid} al final.
“Is that all?” asked {kid} at the end.
-- advanced
Lo demás salió como estaba previsto, salvo que no mordió nadie.
The rest went as planned, except that nobody bit.
Hubo un rato largo, un rato corto y un ruido desconocido, por el que {other} preguntó en voz alta.
There was a long part, a short part and an unknown noise, about which {other} asked aloud.
<Resultó ser una máquina más vieja que todos los presentes./Resultó ser una barriga, y por delicadeza no se dijo cuál.>
<It turned out to be a machine older than anybody there./It turned out to be a belly, and out of kindness nobody said whose.>

—¿Ya está? —preguntó {kid} al final, con una pizca de decepción.
“Is that all?” asked {kid} at the end, slightly disappointed.

== end
-- beginner
<Por la noche, {toy} duerme en la caja, con una medalla de papel./Por la noche, {toy} se lo cuenta todo a los demás en la caja.>
<At night, {toy} sleeps in the box, with a paper medal./At night, {toy} tells the rest of them all of it in the box.>
+ <El pingüino duerme al lado./El pingüino ya no tiene que mandar.>
+ <The penguin sleeps next to it./The penguin is not in charge any more.>

<El sábado llaman a la puerta./El sábado suena el timbre, muy poco.>
<On Saturday there is a knock at the door./On Saturday the bell rings, just a little.>
Es {boss}.
It is {boss}.
<Lleva una bolsa, y en la bolsa hay un conejo de peluche./Debajo del abrigo lleva un conejo de peluche.>
<There is a bag, and in the bag a toy rabbit./Under the coat there is a toy rabbit.>

—Perdón —dice—, ¿aquí se ensaya?
“Sorry,” says {boss}, “is this where you rehearse?”
-- intermediate
<Aquella noche, {toy} volvió a la caja con una medalla de papel./Aquella noche, {toy} tuvo el mejor sitio de la caja.>
<That night {toy} went back into the box with a paper medal./That night {toy} had the best place in the box.>
+ <El pingüino se quitó la chaqueta./El pingüino dejó de mandar y se durmió.>
+ <The penguin took off the jacket./The penguin stopped giving orders and fell asleep.>

<El sábado, a las cinco, llamaron a la puerta./El sábado sonó el timbre, tan poco que casi no sonó.>
<On Saturday, at five, there was a knock at the door./On Saturday the bell rang, so little that it hardly rang at all.>
<En el felpudo estaba {boss}, mirándose los zapatos./Era {boss}, con el abrigo hasta la barbilla.>
<On the mat stood {boss}, looking down./It was {boss}, in a coat buttoned to the chin.>
<De una bolsa asomaban dos orejas de conejo./Bajo el abrigo asomaba la cabeza de un conejo de peluche.>
<Two rabbit’s ears were sticking out of a bag./From under the coat peeped the head of a toy rabbit.>

—Perdón —dijo—, ¿es aquí donde se ensaya?
“Sorry,” said {boss}, “but is this where you rehearse?”
-- advanced
+ <Aquella noche, {toy} volvió al fondo de la caja con una medalla de papel, y el pingüino colgó la chaqueta./Aquella noche, en el fondo de la caja, {toy} lo contó todo dos veces, y la segunda salió mejor.>
+ <That night {toy} went back to the bottom of the box with a paper medal, and the penguin hung up the jacket./That night, at the bottom of the box, {toy} told the whole story twice, and it was better the second time.>

<El sábado, a eso de las cinco, llamaron a la puerta./El sábado sonó el timbre, con tan poca decisión que hubo que fiarse del gato.>
<On Saturday, at about five, there was a knock at the door./On Saturday the bell rang, so faintly that only the cat was sure of it.>
{boss} esperaba en el felpudo, <con una bolsa de la que salían dos orejas de conejo/con un conejo de peluche bajo el abrigo>.
{boss} was waiting on the mat, <with two rabbit’s ears sticking out of a bag/with a toy rabbit under one arm>.

—Perdón por la molestia —dijo—, pero ¿es aquí donde se ensaya?
“I am sorry to trouble you,” said {boss}, “but is this where you rehearse?”
