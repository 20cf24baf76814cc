plot: Somebody important says that anybody can be like the hero; so there is a contest of being so for a whole day, and one after another betrays what he is; only the hero, who knows of no contest, has never done anything else; and the next contest is for the important one's own trade.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: hero:trait, hero:place-state
picture: home village, topic day, curious, hero, kid points hero, other, boss, thing topic
middle: village, same, calm, hero, kid, other, boss happy waves, thing topic
end: village, topic day, happy, hero, kid reaches paper, other, boss, thing topic, paper
take tries: 1 3 7

title: Un día entero = A Whole Day
title: Cualquiera puede = Anybody Can
title: Hasta que suene la campana = Until the Bell Rings
title: Eso ya es otra cosa = That Is Something Else

cast boss m: el alcalde = the mayor
  job: ser alcalde = being mayor
  his: su propia voz = his own voice
cast boss f: la alcaldesa = the mayor
  job: ser alcaldesa = being mayor
  his: su propia voz = her own voice
cast boss m: el jefe de estación = the stationmaster
  job: ser jefe de estación = being stationmaster
  his: su propia voz = his own voice
cast boss f: la directora del banco = the bank manager
  job: ser directora del banco = being bank manager
  his: su propia voz = her own voice

cast judge f: la farmacéutica = the chemist
cast judge m: el relojero = the clockmaker
cast judge f: la bibliotecaria = the librarian
cast judge m: el veterinario = the vet

cast prize: la llave de la torre = the key to the tower
cast prize: una tarta de siete pisos = a cake with seven floors
cast prize: un banco de la plaza = a bench from the square
cast prize: un queso como una rueda = a cheese like a wheel

cast swing: un columpio libre = an empty swing
  then: vio un columpio libre = saw an empty swing
cast swing: un charco redondo = a round puddle
  then: vio un charco redondo = saw a round puddle
cast swing: una cuesta y un cartón = a hill and a flat box
  then: vio una cuesta y un cartón = saw a hill and a flat box
cast swing: un perro con una pelota = a dog with a ball
  then: vio un perro con una pelota = saw a dog with a ball

speaks baker f: la panadera = the baker
speaks officer m: el guardia = the policeman
speaks man m: el señor Benítez = Mr Bennett
speaks singer f: la cantante = the singer
speaks granny f old: la abuela Rita = Granny Rita
speaks barber m: el barbero = the barber
speaks painter f: la pintora = the painter
speaks waiter m: el camarero = the waiter
speaks twin m: el gemelo = the twin
speaks fire f: la bombera = the firefighter
speaks tailor m: el sastre = the tailor

word: el concurso: concurso = the contest: contest
word: el día: día = the day: day
word: entero: entero = whole
word: el cartel: cartel = the notice: notice
word: la plaza: plaza = the square: square
word: la campana: campana = the bell: bell
word: la lista: lista = the list: list
word: el nombre: nombre, nombres = the name: name, names
word: tachar: tacha, tachó, tachado = to cross out: crosses out, crossed out
word: cualquiera: cualquiera = anybody: anybody
word: ganar: gana, ganó, ganar, ganado = to win: wins, won, win
word: la noche: noche = the night: night
word: olvidar: olvida, olvidó, olvidado = to forget: forgets, forgot, forgotten
word: el premio: premio = the prize: prize
word: empezar: empieza, empezó, empezado, empezar = to begin: begins, began, begin, begun
word: casa: casa = home
word: mirar: mira, miran, miró, miraron, mirar = to look: looks, look, looked, looking, watching

question: ¿Cuánto tiempo podrías hacerlo tú? = How long could you do it?
question: ¿Qué haces tú todo el día sin notarlo? = What do you do all day without noticing?
question: ¿Por qué no gana nadie del concurso? = Why does nobody in the contest win?

== notice
-- beginner
Todo empieza por {topic.full}.
It all begins with {topic.full}.

<—Eso lo hace cualquiera —dice {boss}./—Cualquiera puede hacer eso —dice {boss}.>
<“Anybody can do that,” says {boss}./“That is easy for anybody,” says {boss}.>

—¿Un día entero? —pregunta {kid}.
“For a whole day?” asks {kid}.

@boss —Un día, y dos.
“For a day, or two.”

Así empieza el concurso.
So there is a contest.
En la plaza hay un cartel.
There is a notice in the square.
Dice: «{topic.do}, un día entero».
It says: “{topic.doing}, for a whole day”.
El premio es {prize}.
The prize is {prize}.
-- intermediate
Todo empezó por {topic.full}.
It all began with {topic.full}.

<—Eso lo hace cualquiera —dijo {boss} en medio de la plaza./—No veo la dificultad, cualquiera puede —dijo {boss} en la plaza.>
<“Anybody can do that,” said {boss}, in the middle of the square./“Where is the trick, anybody can,” said {boss} in the square.>

—¿Un día entero? —preguntó {kid}.
“For a whole day?” asked {kid}.

@boss —Uno, y hasta dos.
“For one, or even two.”

Aquella misma tarde había un cartel: «Concurso: {topic.do} un día entero».
That same evening there was a notice: “Contest: {topic.doing} for a whole day”.
El premio era {prize}.
The prize was {prize}.
+ Se apuntó medio pueblo.
+ Half the village put down their names.
-- advanced
Todo empezó por {topic.full}.
It all began with {topic.full}.

<—Eso lo hace cualquiera —anunció {boss} en mitad de la plaza./—Cualquiera puede, si quiere —anunció {boss}, mirando a los balcones.>
<“Anybody can do that,” announced {boss} in the middle of the square./“Anybody can, who cares to,” announced {boss}, looking up at the balconies.>

—¿Un día entero? —preguntó {kid}.
“For a whole day?” asked {kid}.

Antes de la cena colgaba ya un cartel: «Concurso: {topic.do} un día entero».
Before supper a notice was hanging there: “Contest: {topic.doing} for a whole day”.
El premio era {prize}.
The prize was {prize}.
+ Se apuntó medio pueblo, y el otro medio trajo sillas.
+ Half the village put down their names, and the other half brought chairs.

== rules
-- beginner
{judge} tiene una lista y un lápiz.
{judge} has a list and a pencil.

<—Empieza cuando suene la campana —dice {judge}—./—Suena la campana, y ya —dice {judge}—.>
<“It begins with the bell,” says {judge}./“When the bell rings, begin,” says {judge}.>
Si alguien hace otra cosa, se va a casa.
“If you do anything else, you go home.”
-- intermediate
+ {judge} traía una lista con todos los nombres y un lápiz detrás de la oreja.
+ {judge} had a list of all the names, and a pencil behind one ear.

—Empieza y acaba con la campana —dijo {judge}—.
“It begins and ends with the bell,” said {judge}.
Si alguien hace cualquier otra cosa, se va a casa.
“Anybody who does anything else goes home.”
-- advanced
+ {judge}, con la lista en la mano, <leyó las reglas, que eran una/leyó en voz alta la única regla>.
+ {judge}, list in hand, <read the rules, which were one/read out the only rule>.
De campana a campana, al que hiciera otra cosa se le tachaba el nombre.
From bell to bell, the name of anybody who did something else was crossed out.

== baker in tries
-- beginner
La panadera empieza muy bien.
The baker begins very well.
Nadie nota nada raro.
No one sees a thing wrong.
Entonces llega un olor de la esquina.
Then there is a smell from the corner.
Ella levanta la nariz.
Up goes her nose.

—Cuatro minutos más —dice la panadera.
“Four more minutes,” says the baker.

* —Eso ya es otra cosa —dice {judge}.
* “That is something else,” says {judge}.

Ella ya no lo oye.
She does not even listen.
Corre a casa a sacar los bollos.
She runs home to save the buns.
-- intermediate
La panadera lo hacía tan bien que la gente se paraba a mirar.
The baker was so good at it that people stopped to look.
Pero de la esquina llegó un olor, y ella levantó la nariz.
But a smell came round the corner, and up went her nose.

—Les faltan cuatro minutos —dijo la panadera.
“They need four more minutes,” said the baker.

* —Eso ya es otra cosa —dijo {judge}.
* “That is something else,” said {judge}.

Ella no lo oyó, porque estaba sacando los bollos.
She did not hear it, because she was saving the buns.
Aquel día le salieron perfectos.
That day they came out perfect.
-- advanced
La panadera lo hacía con tanto arte que algunos se quitaron el sombrero.
The baker did it with so much art that some people took off their hats.
Pero de la esquina llegó un hilo de olor, y se le levantó la nariz.
But round the corner came a thread of a smell, and up went her nose.

—A esos les faltan cuatro minutos —murmuró la panadera.
“Those need four more minutes,” murmured the baker.

* —Eso ya es otra cosa —dijo {judge}.
* “That is something else,” said {judge}.

+ Ella ya no estaba allí para oírlo, y los bollos, por cierto, le salieron perfectos.
+ She was no longer there to hear it, and the buns, by the way, came out perfect.

== officer in tries
-- beginner
El guardia no mueve ni el bigote.
Not even the policeman’s moustache moves.
Parece que va a ganar.
It looks as if he will win.
Pero pasa un coche muy deprisa.
But a car goes by too fast.
El pito sube solo a la boca.
The whistle jumps to his lips.
¡Piiii!
Wheee!

* —Eso ya es otra cosa —dice {judge}.
* “That is something else,” says {judge}.

—Ha sido el pito —dice el guardia.
“It was the whistle,” says the policeman.

El pito también se va a casa.
The whistle goes home too.
-- intermediate
Al guardia no se le movía ni el bigote, y ya se veía con el premio.
Not even the policeman’s moustache moved, and he could already see the prize.
Pero un coche cruzó la plaza demasiado deprisa.
But a car crossed the square too fast.
El pito le subió a la boca él solo.
The whistle jumped to his lips all alone.

* —Eso ya es otra cosa —dijo {judge}.
* “That is something else,” said {judge}.

—Yo no he sido —se defendió el guardia—, ha sido el pito.
“It wasn’t me,” said the policeman, “it was the whistle.”

Se fueron los dos a casa.
They both went home.
-- advanced
Al guardia no se le movía ni el bigote.
Not even the policeman’s moustache moved.
Quiso la suerte que un coche cruzara la plaza a una velocidad prohibida.
As luck would have it, a car crossed the square at a forbidden speed.
El pito le subió a los labios sin pedir permiso.
The whistle rose to his lips without asking.

* —Eso ya es otra cosa —dijo {judge}.
* “That is something else,” said {judge}.

—Yo no he sido, ha sido el pito —protestó el guardia, y tacharon al guardia y al pito.
“It wasn’t me, it was the whistle,” protested the policeman, and man and whistle were crossed out.

== phone in tries
-- beginner
El señor Benítez lo hace todo bien.
Mr Bennett gets it all right.
Entonces suena un teléfono.
Then a phone rings.
Suena tres veces.
It rings three times.
A la cuarta, él no puede más.
The fourth time is too much for him.

—Diga, aquí Benítez —dice el señor Benítez.
“Hello, Bennett here,” says Mr Bennett.

* —Eso ya es otra cosa —dice {judge}.
* “That is something else,” says {judge}.

Era su madre.
It was his mother.
Quería saber si iba ganando.
She wanted to know if he would win.
-- intermediate
El señor Benítez iba el primero, con mucha diferencia.
Mr Bennett was in the lead, by a long way.
Entonces sonó un teléfono en el bolsillo de alguien.
Then a telephone rang in somebody’s pocket.
Sonó cuatro veces, y era el suyo.
It rang four times, and it was his.

—Diga, aquí Benítez —contestó el señor Benítez.
“Hello, Bennett here,” answered Mr Bennett.

* —Eso ya es otra cosa —dijo {judge}.
* “That is something else,” said {judge}.

Era su madre, que quería saber si iba ganando.
It was his mother, who wanted to know if he was winning.
-- advanced
El señor Benítez llevaba tal ventaja que sus vecinos preparaban la fiesta.
Mr Bennett was so far ahead that his neighbours were planning the party.
Entonces, en el bolsillo de su chaqueta, sonó cuatro veces un teléfono.
Then, in the pocket of his jacket, a telephone rang four times.

—Diga, aquí Benítez —contestó el señor Benítez, y se tapó la boca demasiado tarde.
“Hello, Bennett here,” answered Mr Bennett, and covered his mouth too late.

* —Eso ya es otra cosa —dijo {judge}.
* “That is something else,” said {judge}.

+ Era su madre, que llamaba para comprobar si iba ganando.
+ It was his mother, who was calling to check whether he was winning.

== singer in tries
-- beginner
La cantante no ha dicho nada en una hora.
The singer has said nothing for an hour.
Todo le sale muy bien.
It all goes very well.
Un niño pequeño se pone a cantar cerca.
A small boy begins to sing close by.
Canta fatal.
He sings very badly.
Ella se muerde el labio.
She bites her lip.

—¡Es más alto, laaaa! —dice la cantante.
“It is higher, laaaa!” says the singer.

* —Eso ya es otra cosa —dice {judge}.
* “That is something else,” says {judge}.

El niño aplaude.
The boy claps.
-- intermediate
La cantante no había abierto la boca en toda la mañana.
The singer had not opened her mouth all morning.
Junto a la fuente, un niño cantaba, y cantaba mal.
By the fountain a boy was singing, and singing badly.
La cantante se mordió el labio, y después el otro.
The singer bit one lip, and then the other.

—¡Esa nota es más alta, laaaa! —estalló la cantante.
“That note is higher, laaaa!” burst out the singer.

* —Eso ya es otra cosa —dijo {judge}.
* “That is something else,” said {judge}.

Tuvo que repetirla, porque la plaza entera la pedía.
She had to sing it again, because the whole square asked for it.
-- advanced
La cantante no había abierto la boca en toda la mañana.
The singer had not opened her mouth all morning.
Pero junto a la fuente un niño desafinaba, y eso ella no lo aguantaba.
But by the fountain a boy was singing out of tune, and that she could not bear.

—¡Un poco más arriba, por favor! —estalló la cantante, y dio la nota.
“A little higher, please!” burst out the singer, and gave the note.

* —Eso ya es otra cosa —dijo {judge}, y los balcones pidieron otra.
* “That is something else,” said {judge}, and the balconies asked for more.

== granny in tries
-- beginner
La abuela Rita lleva una silla y una manta.
Granny Rita brings a chair and a rug.
Lo hace con los ojos cerrados.
She does it with both eyes shut.

—¿Está dormida? —pregunta {kid}.
“Is she asleep?” asks {kid}.

—Estoy en ello —dice la abuela Rita.
“I am at it,” says Granny Rita.

Luego habla en sueños.
Then she talks in her sleep.

@granny —¡Fuego, traed la escalera!
“Fire, bring the ladder!”

* —Eso ya es otra cosa —dice {judge}.
* “That is something else,” says {judge}.
-- intermediate
La abuela Rita había traído una silla, y lo hacía con los ojos cerrados.
Granny Rita had brought a chair, and did it with both eyes shut.

—¿Se ha dormido? —preguntó {kid} muy bajito.
“Has she gone to sleep?” whispered {kid}.

—Estoy en ello —contestó la abuela Rita.
“I am working on it,” answered Granny Rita.

Un rato después gritó en sueños que había fuego y que subieran la escalera.
A little later she shouted in her sleep that there was a fire, and to bring the ladder.

* —Eso ya es otra cosa —dijo {judge}.
* “That is something else,” said {judge}.
-- advanced
La abuela Rita se había traído la butaca, y participaba con los ojos cerrados.
Granny Rita had brought her armchair, and took part with both eyes shut.

—¿Dormir está permitido? —susurró {kid}.
“Is sleeping allowed?” whispered {kid}.

—No duermo, me concentro —dijo la abuela Rita.
“I am not asleep, I am thinking hard,” said Granny Rita.

Al cabo de un rato ordenó, con voz de capitana, que salvaran primero al loro.
After a while she ordered, in the voice of a captain, that the parrot should be saved first.

* —Eso ya es otra cosa —suspiró {judge}.
* “That is something else,” sighed {judge}.

== barber in tries
-- beginner
El barbero se mira en la fuente.
The barber looks into the fountain.
Quiere ver si lo hace bien.
He wants to see if he is good at it.
Lo hace muy bien.
He is very good at it.
Pero en el agua ve un pelo de punta.
But in the water one hair stands up.

—Solo ese —dice el barbero, y saca las tijeras.
“Just that one,” says the barber, and out come his scissors.

* —Eso ya es otra cosa —dice {judge}.
* “That is something else,” says {judge}.

El pelo era de {judge}.
The hair was on {judge}.
-- intermediate
El barbero se asomó a la fuente para comprobar si lo hacía bien, y lo hacía de maravilla.
The barber looked into the fountain to check how well he did it, and he did it beautifully.
Pero en el agua vio también un pelo de punta, el único de toda la plaza.
But in the water he also saw one hair sticking up, the only one in the square.

—Es un momento —dijo el barbero, con las tijeras ya en la mano.
“It won’t take a moment,” said the barber, his scissors already out.

* —Eso ya es otra cosa —dijo {judge}.
* “That is something else,” said {judge}.

El pelo, por cierto, era de {judge}.
The hair, by the way, belonged to {judge}.
-- advanced
El barbero se asomó a la fuente y tuvo que reconocer que lo hacía de maravilla.
The barber looked into the fountain, and had to admit that he did it beautifully.
Por desgracia, el agua reflejaba también un pelo de punta, el único de la plaza.
Unfortunately the water also showed one hair that stuck up, the only one in the square.

—Es cosa de un segundo —dijo el barbero, ya con las tijeras fuera.
“It will take a second,” said the barber, his scissors already out.

* —Eso ya es otra cosa —dijo {judge}, a quien pertenecía el pelo.
* “That is something else,” said {judge}, to whom the hair belonged.

== painter in tries
-- beginner
La pintora lo hace en un banco verde.
The painter does it on a green bench.
Está quieta, y todo va bien.
She is still, and all is well.
Luego mira el banco más de cerca.
Then she looks at the bench again.

—Aquí falta azul —dice la pintora.
“There is no blue in it,” says the painter.

* —Eso ya es otra cosa —dice {judge}.
* “That is something else,” says {judge}.

El banco es ahora muy bonito.
The bench is very pretty now.
{judge} se sienta, y se levanta azul.
{judge} sits down on it, and gets up blue.
-- intermediate
La pintora había elegido un banco verde al fondo, donde no la molestara nadie.
The painter had picked a green bench at the back, where nobody would trouble her.
Todo fue bien hasta que miró el banco de cerca.
All went well until she had a closer look at the bench.

—A este verde le falta azul —dijo la pintora.
“This green has no blue in it,” said the painter.

* —Eso ya es otra cosa —dijo {judge}.
* “That is something else,” said {judge}.

Después se sentó a descansar, y se levantó a rayas.
The judge sat down on it for a rest, and got up in stripes.
-- advanced
La pintora había elegido un banco al que no llegaba ningún ruido.
The painter had chosen a bench that no noise could reach.
Le llegó, en cambio, el color, que era un verde sin convicción.
What did reach her was its colour, which was a half-hearted green.

—A este verde le falta azul —murmuró la pintora, buscando un pincel.
“This green has no blue in it,” murmured the painter, looking for a brush.

* —Eso ya es otra cosa —dijo {judge}, que se sentó a apuntarlo y se levantó a rayas.
* “That is something else,” said {judge}, who sat down to note it and got up in stripes.

== waiter in tries
-- beginner
El camarero lo hace de pie, muy serio.
The waiter does it standing up.
Una señora levanta un dedo.
A lady lifts one finger.
Solo quiere rascarse la nariz.
She only wants to rub her nose.

—¿Qué le pongo? —pregunta el camarero.
“What can I get you?” asks the waiter.

* —Eso ya es otra cosa —dice {judge}.
* “That is something else,” says {judge}.

@- —Pues un zumo —dice la señora.
“A juice, then,” says the lady.

Y {judge} pide otro.
And {judge} has one too.
-- intermediate
El camarero lo hacía de pie, serio, sin pestañear.
The waiter did it standing up, without blinking once.
En la otra punta de la plaza, una señora levantó un dedo para rascarse la nariz.
At the far end of the square a lady lifted a finger to rub her nose.

—¡Voy! —gritó el camarero—.
“Coming!” shouted the waiter.
¿Qué le pongo?
“What can I get you?”

* —Eso ya es otra cosa —dijo {judge}.
* “That is something else,” said {judge}.

La señora pidió un zumo, y {judge}, con la misma lista, otro.
The lady asked for juice, and {judge}, pencil in hand, for another.
-- advanced
El camarero lo hacía de pie, con tal seriedad que las palomas se le acercaban.
The waiter did it standing up, so seriously that the pigeons came close.
En la otra punta, una señora levantó un dedo para rascarse la nariz.
At the far end a lady lifted a finger to rub her nose.

—¡Marchando! —respondió el camarero, y llegó antes que su propia voz.
“Coming!” replied the waiter, and got there before his own voice.

* —Eso ya es otra cosa —dijo {judge}, y pidió un zumo.
* “That is something else,” said {judge}, and ordered a juice.

== twins in tries
-- beginner
Los gemelos lo hacen uno enfrente del otro.
The twins do it face to face.
Son iguales como dos gotas.
They are as like as two drops.
Uno se ríe un poco.
One of them laughs a little.

—Has sido tú —dice un gemelo.
“That was you,” says one twin.

@- —Has sido tú —dice el otro gemelo.
“That was you,” says the other twin.

* —Eso ya es otra cosa —dice {judge}.
* “That is something else,” says {judge}.

Como no sabe cuál, tacha dos nombres.
Which one was it?
Los dos se van a casa de la mano.
So two names go, hand in hand.
-- intermediate
Los gemelos lo hacían uno enfrente del otro, como delante de un espejo.
The twins did it face to face, as if each of them were a mirror.
Hacia el final de la mañana, a uno se le escapó la risa.
Towards the end of the morning one of them laughed.

—Has sido tú —dijo un gemelo.
“That was you,” said one twin.

@- —Has sido tú —dijo el otro gemelo.
“That was you,” said the other twin.

* —Eso ya es otra cosa —dijo {judge}.
* “That is something else,” said {judge}.

Como no hubo forma de saber cuál, se tacharon los dos nombres.
As there was no way to tell which, both names were crossed out.
-- advanced
Los gemelos lo hacían uno enfrente del otro, como quien se mira al espejo.
The twins did it face to face, like somebody at a mirror.
A media mañana, a uno de los dos se le escapó la risa.
In the middle of the morning one of the two let out a laugh.

@- —Has sido tú —dijeron a la vez, señalándose.
“That was you,” they said together, pointing.

* —Eso ya es otra cosa —dijo {judge}.
* “That is something else,” said {judge}.

Como no hubo manera de averiguar cuál, se tacharon los dos nombres de una sola raya.
As there was no way to find out which, both names were crossed out with one line.

== fire in tries
-- beginner
La bombera lo hace con el casco puesto.
The firefighter does it with her helmet on.
Un gato sube a un árbol.
A cat goes up a tree.
Ella mira a otro lado.
She looks the other way.
El gato dice miau.
The cat says miaow.

—No puedo —dice la bombera.
“I can’t,” says the firefighter.

* —Eso ya es otra cosa —dice {judge}.
* “That is something else,” says {judge}.

El gato baja solo.
The cat comes down by itself.
La que no baja es ella.
She is the one who is stuck.
-- intermediate
La bombera lo hacía con el casco puesto, por costumbre.
The firefighter did it with her helmet on, out of habit.
Un gato trepó a un árbol, miró hacia abajo y maulló.
A cat climbed a tree, looked down and miaowed.
Ella aguantó dos maullidos, pero al tercero ya estaba en la rama.
She stood two miaows, but at the third she was up on the branch.

* —Eso ya es otra cosa —dijo {judge} desde abajo.
* “That is something else,” said {judge} from below.

El gato bajó solo, y para bajar a la bombera hubo que llamar a los bomberos.
The cat came down alone, and to get her down they had to call the firefighters.
-- advanced
La bombera lo hacía con el casco puesto y, por mala suerte, debajo de un árbol.
The firefighter did it in her helmet and, as bad luck would have it, under a tree.
Un gato trepó hasta la copa, se asomó y maulló.
A cat climbed to the top, looked out and miaowed.
Aguantó dos maullidos, y al tercero estaba ya en la rama.
She put up with two miaows, and at the third she was on the branch.

* —Eso ya es otra cosa —dijo {judge}, inclinando mucho la cabeza.
* “That is something else,” said {judge}, looking straight up.

+ El gato bajó solo, y para bajarla a ella hubo que avisar a los bomberos.
+ The cat came down alone, and to get her down somebody had to call the firefighters.

== tailor in tries
-- beginner
El sastre lo hace junto a la pared.
The tailor does it by the wall.
Delante hay un señor muy elegante.
In front of him is a very smart man.
Al señor le cuelga un hilo.
A thread hangs from the man’s coat.
El sastre mira al cielo.
The tailor looks at the sky.
Luego mira el hilo.
Then he looks at the thread.

—Es solo tirar —dice el sastre.
“Just one pull,” says the tailor.

* —Eso ya es otra cosa —dice {judge}.
* “That is something else,” says {judge}.

El señor ya no tiene manga.
Now the man has one sleeve.
-- intermediate
El sastre lo hacía junto a la pared, sin un solo fallo.
The tailor did it by the wall, without a single mistake.
Delante tenía a un señor muy elegante, al que le colgaba un hilo.
In front of him stood a very smart man with a thread hanging down.
El sastre miró al cielo, pero el hilo seguía allí.
The tailor looked at the sky, but the thread was still there.

—Es solo un tirón —dijo el sastre.
“It’s just one pull,” said the tailor.

* —Eso ya es otra cosa —dijo {judge}.
* “That is something else,” said {judge}.

El señor se quedó sin manga.
The man was left without a sleeve.
-- advanced
El sastre lo hacía sin un solo fallo, hasta que pasó un señor con un hilo colgando.
The tailor did it without a single mistake, until a man with a hanging thread came by.
Miró al cielo, contó hasta veinte, y el hilo seguía allí.
He looked at the sky and counted to twenty, and the thread was still there.

—Un tironcito, nada más —susurró el sastre.
“One little pull, no more,” whispered the tailor.

* —Eso ya es otra cosa —dijo {judge}, mientras el señor buscaba su manga por el suelo.
* “That is something else,” said {judge}, while the man looked for his sleeve on the ground.

== try ages=3-5,6-8
-- beginner
{kids} también lo [intenta|intentan].
{kids} [tries|try] too.
Va bien hasta que aparece {swing}.
It goes well until they see {swing}.
+ Dura <un minuto/medio minuto>.
+ It lasts <one minute/half a minute>.

—Se me ha olvidado —dice {kid}.
“I forgot,” says {kid}.
-- intermediate
También lo [intentó|intentaron] {kids}, y durante <una hora/media mañana> nadie pudo decir nada.
{kids} tried too, and for <an hour/half the morning> nobody had anything to say.
Luego {kid} {swing.then}, y se le olvidó.
Then {kid} {swing.then}, and forgot.
-- advanced
También lo [intentó|intentaron] {kids}, y hasta las doce no hubo nada que decir.
{kids} tried as well, and until twelve there was nothing to be said.
Pero a las doce y un minuto {kid} {swing.then}.
But at one minute past twelve {kid} {swing.then}.

== last ages=9-12
-- beginner
{kids} [lleva|llevan] todo el día sin un fallo.
{kids} [has|have] made no mistake all day.
+ Solo falta una hora.
+ There is only one hour to go.
Entonces {kid} ve {swing}.
Then {kid} sees {swing}.
+ Es un momento, y no lo ve nadie.
+ It is one moment, and no one sees.

—Se me ha olvidado —dice {kid}.
“I forgot,” says {kid}.

{judge} no quiere tachar ese nombre, y lo tacha.
{judge} does not want to cross out that name, and does.
-- intermediate
A una hora del final, {kids} no [había|habían] tenido ni un fallo.
One hour from the end, {kids} had not made one mistake.
Entonces {kid} {swing.then}.
Then {kid} {swing.then}.
+ Fue un momento, y no lo vio nadie.
+ It was only a moment, and nobody was watching.

—Se me ha olvidado —dijo {kid} en voz alta.
“I forgot,” said {kid} out loud.

+ {judge} tardó mucho en tachar aquel nombre.
+ {judge} took a long time to cross out that name.
-- advanced
A una hora del final, {kids} no [había|habían] tenido ni un fallo.
With an hour to go, {kids} had not made a single mistake.
Entonces {kid} {swing.then}, y no lo vio nadie.
Then {kid} {swing.then}, and nobody noticed.

—Se me ha olvidado —confesó {kid}, y {judge} tardó mucho en tachar aquel nombre.
“I forgot,” confessed {kid}, and {judge} took a long time to cross out that name.

== lunch medium
-- beginner
Al mediodía la plaza está casi vacía.
At noon the square is almost empty.
En la lista quedan tres nombres.
There are three names on the list.
Uno se va porque quiere postre.
One goes home for pudding.
Otro se va porque le da la risa.
One goes home because he laughs.

—Es más difícil de lo que parece —dice {other}.
“It is harder than it looks,” says {other}.

<—Es que hay que hacerlo sin pensar —[piensa|dice] {kid}./—Yo lo pienso, y ya no sale —[piensa|dice] {kid}.>
<“You must not think about it,” [thinks|says] {kid}./“When I think about it, I can’t,” [thinks|says] {kid}.>

{boss} come un plátano sin mover nada más.
{boss} eats a banana and moves nothing else.
{judge} mira el plátano.
{judge} looks at the banana.
En el cartel no dice nada de fruta.
The notice says nothing about fruit.
-- intermediate
A mediodía, la plaza se había ido quedando vacía, y en la lista había tres nombres.
By noon the square was nearly empty, and there were three names on the list.
Uno se fue porque había postre, y otro porque le dio la risa.
One left because there was pudding, and one because he had to laugh.

—Es más difícil de lo que parece —dijo {other}.
“It’s harder than it looks,” said {other}.

<—En cuanto lo piensas, ya no sale —[pensó|dijo] {kid}./—Hay que hacerlo sin saber que lo haces —[pensó|dijo] {kid}.>
<“As soon as you think about it, it’s gone,” [thought|said] {kid}./“You have to do it without knowing that you do,” [thought|said] {kid}.>

{boss} se comía un plátano sin mover nada más que la boca.
{boss} was eating a banana, and nothing moved but the mouth.
{judge} buscó la fruta en el cartel, y no estaba.
{judge} looked for fruit on the notice, and there was none.
-- advanced
A mediodía, en la lista había tres nombres.
By noon there were three names on the list.
Uno se fue porque en su casa había postre, y otro porque le dio la risa.
One left because there was pudding at home, and another because he had to laugh.

—Es bastante más difícil de lo que parece —reconoció {other}.
“It is a good deal harder than it looks,” admitted {other}.

<—En cuanto sabes que lo haces, haces otra cosa —[pensó|dijo] {kid}./—Lo difícil es no darse cuenta —[pensó|dijo] {kid}.>
<“As soon as you know that you are doing it, you are doing something else,” [thought|said] {kid}./“The hard part is not noticing,” [thought|said] {kid}.>

{boss} se comía un plátano sin mover más que la mandíbula.
{boss} was eating a banana, moving nothing but the jaw.
{judge} comprobó el cartel, que sobre la fruta no decía nada.
{judge} checked the notice, which said nothing about fruit.

== seen medium
-- beginner
Por la plaza pasa una nube.
A cloud goes over the square.
Nadie ha visto hoy a {topic.the} en el concurso.
No one has seen {topic.the} at the contest today.

—¿No está en la lista? —pregunta {judge}.
“Not on the list?” asks {judge}.

—No sabe que hay concurso —dice {kid}.
“Nobody said a word about it there,” says {kid}.

+ {judge} guarda el lápiz un momento.
+ {judge} puts the pencil away for a moment.
-- intermediate
Con todo aquello, a nadie se le había ocurrido avisar a {topic.the}.
With all that, nobody had thought of telling {topic.the}.

—¿Cómo es que no está en la lista? —preguntó {judge}.
“Why is that name not on the list?” asked {judge}.

—Porque no sabe que hay concurso —dijo {kid}.
“Because nobody said that there was a contest,” said {kid}.

+ {judge} se quedó mirando la lista por los dos lados.
+ {judge} looked at the list, first one side and then the other.
-- advanced
Con tanto preparativo, a nadie se le había ocurrido avisar a {topic.the}.
With so much to prepare, it had occurred to nobody to tell {topic.the}.

—¿Y por qué no figura en la lista? —quiso saber {judge}.
“And why is that name not on the list?” {judge} wanted to know.

—Porque no sabe que hay concurso —dijo {kid}, y {judge} se quedó mirando el papel por los dos lados.
“Because nobody said that there was one,” said {kid}, and {judge} looked at both sides of the paper.

== bets long
-- beginner
A media tarde la gente habla.
In the afternoon people talk.

@- —Yo casi gano —dice alguien.
“I nearly won,” says someone.

@- —Yo he durado más —dice otra persona.
“I lasted longer,” says someone else.

Todos cuentan cómo fue.
They all tell how it went.
Todos tienen una buena razón.
They all have a good reason.
Fue un pito, un olor, un gato.
It was a whistle, a smell, a cat.

—Nadie ha perdido por su culpa —dice {judge}.
“No one lost by being bad at it,” says {judge}.

—Han perdido por ser como son —dice {kid}.
“They lost by being what they are,” says {kid}.

Hay un silencio.
It goes quiet.
Luego alguien se ríe, y se ríen más.
Then someone laughs, and then more laugh.
Se está bien en la plaza con las sillas.
It is nice in the square with all the chairs.
Huele a bollos.
There is a smell of buns.
Solo {boss} no se ríe.
Only {boss} does not laugh.
Quiere ganar.
The prize is too near.
-- intermediate
A media tarde, los que ya no estaban en la lista se sentaron a contarlo.
In the afternoon, those who were no longer on the list sat down to talk it over.

@- —A mí me faltó muy poco —dijo una voz.
“I came very close,” said a voice.

@- —Y a mí menos —dijo otra.
“I came closer,” said another.

Cada cual tenía una buena razón, y siempre era la misma: un pito, un olor, un gato.
They all had a good reason, and it was always much the same: a whistle, a smell, a cat.

—Nadie ha perdido por hacerlo mal —dijo {judge}, repasando la lista.
“Nobody lost by doing it badly,” said {judge}, going over the list.

—Han perdido por ser como son —dijo {kid}.
“They lost by being what they are,” said {kid}.

Se quedaron callados, y después alguien se rio, y detrás los demás.
They all went quiet, and then somebody laughed, and then the others.
Se estaba bien en la plaza, con las sillas en corro y olor a bollos.
It was nice in the square, with the chairs in a ring and a smell of buns.
Solo {boss} no se reía, porque todavía estaba en la lista.
Only {boss} did not laugh, being still on the list.
-- advanced
A media tarde, los que ya no estaban en la lista juntaron las sillas y se pusieron a comparar desgracias.
In the afternoon, those who were no longer on the list put their chairs together and began to compare misfortunes.
Todos habían estado a punto de ganar, y todos tenían una buena razón: un pito, un olor, un gato en una rama.
They had all been about to win, and they all had a good reason: a whistle, a smell, a cat on a branch.

—Es curioso —observó {judge}, repasando los nombres—, porque nadie ha perdido por hacerlo mal.
“It is odd,” remarked {judge}, going over the names, “but nobody lost by doing it badly.”

—Han perdido por ser como son —dijo {kid}.
“They lost by being what they are,” said {kid}.

Hubo un silencio en el que cada uno se miró las manos, y después una carcajada que dio la vuelta al corro.
There was a silence in which they all looked at their hands, and then a laugh that went round the ring.
Solo {boss}, que seguía en la lista, no podía permitírsela.
Only {boss}, who was still on the list, could not afford one.

== visit long
-- beginner
{kids} [va|van] un momento a ver a {topic.the}.
{kids} [goes|go] to look at {topic.the} for a moment.
Allí no hay sillas, ni lista, ni gente.
There are no chairs there, no list, no crowd.
{topic.the} {topic.does}.
{topic.the} {topic.does}.
Nadie mira.
No one is watching.
No parece difícil.
It does not look hard.
Ese es el truco.
That is the trick.

—¿Lo decimos? —pregunta {other}.
“Shall we say it?” asks {other}.

—Todavía no —[piensa|dice] {kid}—.
“Not yet,” [thinks|says] {kid}.
Si lo decimos, empieza a pensar.
“If we say it, the thinking begins.”

Vuelven despacio a la plaza.
Slowly they go back to the square.
Nadie hace ruido al cerrar la verja.
The gate makes no noise.
-- intermediate
A las cinco, {kids} [fue|fueron] un momento a ver a {topic.the}.
At five {kids} went for a moment to look at {topic.the}.
Allí no había sillas, ni lista, ni público.
There were no chairs there, no list and no crowd.
{topic.the} {topic.did}, como el lunes y como el martes.
{topic.the} {topic.did}, as on Monday, as on Tuesday.
No parecía difícil, y eso era lo más difícil.
It did not look hard, and that was the hardest part.

—¿Se lo decimos? —preguntó {other} en la verja.
“Shall we say something?” asked {other} at the gate.

—Si se lo decimos, empezará a pensarlo —[se contestó|contestó] {kid}.
“If we do, the thinking will begin,” [was the answer|answered {kid}].

Cerraron la verja sin hacer ruido.
The gate was shut without a sound.
-- advanced
A las cinco, {kids} [se escapó|se escaparon] un momento para ver a {topic.the}.
At five {kids} slipped away for a moment to look at {topic.the}.
Allí no había sillas, ni balcones, ni lápiz detrás de ninguna oreja.
There were no chairs there, no balconies, and no pencil behind any ear.
{topic.the} {topic.did} como cualquier otro día, sin público y sin descanso, y lo raro era lo poco que costaba.
{topic.the} {topic.did}, as on any other day, with no audience and no rest, and the odd thing was how little it seemed to cost.

—¿Se lo decimos? —preguntó {other} en la verja.
“Shall we say something?” asked {other} at the gate.

—Si se lo decimos, empezará a pensarlo —[se contestó|contestó] {kid}, y la cerraron sin hacer ruido.
“If we do, the thinking will begin,” [was the answer|answered {kid}], and the gate was shut without a sound.

== speech
-- beginner
Al final queda solo {boss}.
In the end only {boss} is left.
Falta un minuto para la campana.
It is one minute to the bell.
{boss} se sube a un banco.
{boss} climbs on a bench.

—¡Vecinos! —dice {boss}—.
“My friends!” says {boss}.
¡Voy a ganar, y lo hago muy bien!
“I am about to win, and I am very good at it!”

* —Eso ya es otra cosa —dice {judge}.
* “That is something else,” says {judge}.

Y suena la campana.
And the bell rings.
-- intermediate
Al caer la tarde solo quedaba {boss}, y faltaba un minuto para la campana.
By evening only {boss} was left, and it was one minute to the bell.
+ Había tanta gente mirando que {boss} se subió a un banco.
+ So many people were watching that {boss} climbed on a bench.

—¡Vecinos! —dijo {boss}—.
“My friends!” said {boss}.
¡En este momento histórico, lo estoy haciendo mejor que nadie!
“At this great moment, I am doing it better than anybody!”

* —Eso ya es otra cosa —dijo {judge}, y sonó la campana.
* “That is something else,” said {judge}, and the bell rang.
-- advanced
Al caer la tarde solo quedaba {boss}, a un minuto de la campana.
By evening only {boss} was left, one minute from the bell.
+ Pero miraba tanta gente que {boss} no pudo evitar subirse a un banco.
+ But so many people were watching that {boss} could not help climbing on a bench.

—¡Vecinos, lo estoy haciendo mejor que nadie! —anunció {boss}.
“My friends, I am doing it better than anybody!” announced {boss}.

* —Eso ya es otra cosa —dijo {judge}, y sonó la campana.
* “That is something else,” said {judge}, and the bell rang.

== winner
-- beginner
+ No queda ningún nombre.
+ There is no name left.

—Falta uno —dice {kid}.
“There is one more,” says {kid}.

Van todos a ver a {topic.the}.
They all go to see {topic.the}.
Es de noche, y {topic.the} {topic.does}.
It is night, and {topic.the} {topic.does}.

—¿Desde cuándo? —pregunta {boss}.
“Since when?” asks {boss}.

—Desde siempre —dice {kid}.
“Always,” says {kid}.

+ {boss} se quita el sombrero.
+ {boss}’s hat comes off.
Dejan el premio al lado, sin ruido.
They leave the prize there, without a sound.
-- intermediate
+ En la lista no quedaba ningún nombre.
+ There was no name left on the list.

—Falta uno —dijo {kid}, y fueron todos a ver a {topic.the}.
“There is one more,” said {kid}, and they all went to see {topic.the}.

Ya era de noche, y {topic.the} {topic.did}.
It was night by then, and {topic.the} {topic.did}.

—¿Desde cuándo? —preguntó {boss} en voz baja.
“Since when?” asked {boss} in a low voice.

—Desde siempre —dijo {kid}—, y sin descansar.
“Always,” said {kid}, “and without a rest.”

Dejaron el premio al lado, sin hacer ruido.
They left the prize there, without a sound.
-- advanced
+ En la lista no quedaba un solo nombre, y el premio no era de nadie.
+ There was not one name left on the list, and the prize was nobody’s.

—Falta uno —dijo {kid}, y fueron todos a ver a {topic.the}.
“There is one more,” said {kid}, and they all went to see {topic.the}.

Era ya de noche, y {topic.the} {topic.did}.
It was night by then, and {topic.the} {topic.did}.

—¿Desde cuándo? —murmuró {boss}.
“Since when?” murmured {boss}.

—Desde siempre —dijo {kid}, y dejaron el premio al lado sin hacer ruido.
“Always,” said {kid}, and the prize was left there without a sound.

== end
-- beginner
Por la mañana hay otro cartel en la plaza.
In the morning there is a new notice.
Dice: «{boss.job}, un día entero».
It says: “{boss.job}, for a whole day”.
<{boss} se apunta, y dura hasta las once./{boss} es el primer nombre, y dura dos horas.>
<{boss} signs up, and lasts until eleven./{boss} is the first name, and lasts two hours.>
-- intermediate
Por la mañana colgaba en la plaza un cartel nuevo, con letra de {kid}.
In the morning a new notice hung in the square, in {kid}’s writing.
«Concurso», decía: «{boss.job} un día entero».
“Contest”, it said: “{boss.job} for a whole day”.
<{boss} se apuntó el primer día y duró hasta las once menos diez./El primer nombre fue el de {boss}, que duró hasta la hora del desayuno.>
<{boss} signed up at once, and lasted until ten to eleven./The first name was that of {boss}, who lasted until breakfast.>
-- advanced
A la mañana siguiente, con letra de {kid}, colgaba otro cartel: «Concurso: {boss.job} un día entero».
The next morning, in {kid}’s writing, there was another notice: “Contest: {boss.job} for a whole day”.
<{boss} se apuntó sin dudarlo, y aguantó hasta las once menos diez./El primer nombre de la lista fue el de {boss}, que aguantó hasta el desayuno.>
<{boss} signed up without a moment’s doubt, and lasted until ten to eleven./The first name on the list was that of {boss}, who lasted until breakfast.>
