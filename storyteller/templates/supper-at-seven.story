plot: Parents live in two homes, and the child secretly invites both to one supper, so that they will stay together; they come, it is a good supper, nobody quarrels, and nobody stays; what is left of the cake is cut in two, and both halves taste the same.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: heavy:parents
picture: kitchen, night, worried, kid, other, woman green, man brown
middle: kitchen, night, curious, kid sits, other, woman green sits, man brown sits, cake
end: kitchen, night, calm, kid eats cake, other, cake
take plans: 1 4 6
take far: 0 1 4

title: El sábado a las siete = Saturday at Seven
title: Un plan con mantel = A Plan with a Tablecloth
title: Dos invitaciones = Two Invitations
title: La mesa larga = The Long Table

cast leaver m: papá = Dad
  home: mamá = Mum
cast leaver f: mamá = Mum
  home: papá = Dad

cast place: al otro lado del río = across the river
cast place: encima de una zapatería = above a shoe shop
cast place: cerca de la estación = near the station
cast place: en la calle del Molino = in Mill Street
cast place: detrás del mercado = behind the market
cast place: en la plaza del reloj = in the square with the clock

cast helper f: la tía Paz = Aunt Paz
cast helper m: el tío Luis = Uncle Luis
cast helper f: la tía Mar = Aunt Mar
cast helper m: el tío León = Uncle León
cast helper f: la tía Cruz = Aunt Cruz
cast helper m: el tío Blas = Uncle Blas
cast helper f: la tía Luz = Aunt Luz
cast helper m: el tío Juan = Uncle Juan

cast dish: lasaña = lasagne
  the: la lasaña = lasagne
cast dish: arroz con pollo = chicken and rice
  the: el arroz con pollo = chicken and rice
cast dish: pizza de casa = home-made pizza
  the: la pizza de casa = home-made pizza
cast dish: pastel de carne = meat pie
  the: el pastel de carne = meat pie
cast dish: sopa de fideos = noodle soup
  the: la sopa de fideos = noodle soup
cast dish: guiso de garbanzos = chickpea stew
  the: el guiso de garbanzos = chickpea stew

cast cake: la tarta de manzana = the apple cake
cast cake: la tarta de limón = the lemon cake
cast cake: el bizcocho de nueces = the walnut cake
cast cake: la tarta de zanahoria = the carrot cake
cast cake: el bizcocho de naranja = the orange cake
cast cake: la tarta de ciruelas = the plum cake

speaks woman f: la señora = the woman

word: la cena = the supper: supper
word: la mesa = the table
word: la silla: silla, sillas = the chair: chair, chairs
word: el plato: plato, platos = the plate: plate, plates
word: la casa: casa, casas = the house: house, home, homes
word: el sábado = Saturday
word: las siete = seven
word: la puerta = the door
word: el plan = the plan
word: la tarta, el bizcocho: tarta, bizcocho = the cake
word: la mitad: mitad, mitades = half: half, halves
word: quedarse: queda, quedas, quedara, quedarse = to stay: stay, staying, stays
word: la cocina = the kitchen
word: el trozo: trozo, trozos = the piece: piece, pieces
word: la ventana = the window
word: el secreto = the secret: secret
word: fregar: friega, fregó, fregaba = to wash up: washes, washed
word: el timbre = the bell
word: la noche = night: night, evening
word: dos = two

question: ¿Qué salió bien de aquel plan, y qué no? = What went well in that plan, and what did not?
question: ¿Qué se siguió haciendo igual después de la cena? = What was done as it always had been, after the supper?
question: ¿Qué te gustaría celebrar con toda tu gente en la misma mesa? = What would you like to celebrate with all your people at one table?

== plan
-- beginner
Papá y mamá viven en dos casas.
Mum and Dad live in two homes.
{leaver} vive {place}.
{leaver} lives {place}.
+ Ahora la mesa es muy larga, en una y en otra.
+ Now the table is too long, in one and in the other.
{kids} [tiene|tienen] un plan.
{kids} [has|have] a plan.
El sábado a las siete hay cena.
On Saturday at seven there is supper.
+ <Hay dos invitaciones iguales./Hay dos invitaciones con dibujo.>
+ <There are two invitations, and both say the same./There are two invitations, with a picture.>
El plan tiene un secreto: <después nadie se va/después se queda {leaver}>.
The plan has a secret: <afterwards nobody leaves/afterwards {leaver} stays>.
-- intermediate
Desde el otoño, papá y mamá vivían en dos casas.
Since autumn, Mum and Dad had lived in two homes.
{leaver} vivía {place}, y <en cada cocina sobraba mesa/la mesa se había quedado larga>.
{leaver} lived {place}, and <in each kitchen there was too much table/the table had grown too long>.
{kids} [hizo|hicieron] un plan con dos invitaciones: «El sábado, a las siete».
{kids} made a plan with two invitations: “Saturday, at seven.”
+ <Llevaban el mismo dibujo./Ninguna decía quién más iba a venir.>
+ <They had the same picture on them./Neither said who else was coming.>
El secreto era que después <no se fuera nadie/se quedara {leaver}>.
The secret was that afterwards <nobody would leave/{leaver} would stay>.
-- advanced
Desde el otoño, papá y mamá vivían en dos casas, y {leaver} lo hacía {place}.
Since autumn Mum and Dad had lived in two homes, and {leaver} lived {place}.
+ En una cocina y en otra sobraba mesa por todas partes.
+ In both kitchens there was too much table on every side.
Así que {kids} [trazó|trazaron] un plan y [repartió|repartieron] dos invitaciones: «El sábado, a las siete».
So {kids} made a plan and gave out two invitations: “Saturday, at seven.”
+ <Ninguna decía quién más vendría./Llevaban el mismo dibujo, para ser justos.>
+ <Neither of them said who else would come./Both had the same picture, to be fair.>
La parte secreta era que después <nadie se marchase/se quedara {leaver}>.
The secret part was that afterwards <nobody would leave/{leaver} would stay>.

== helper
-- beginner
{helper} ayuda en la cocina.
{helper} helps in the kitchen.
<Hay {dish}, como antes./Preparan {dish}, como antes.>
<There is {dish}, as before./They make {dish}, as before.>

—¿Sale bien? —pregunta {kid}.
“Will it turn out well?” asks {kid}.

—La cena, sí —dice {helper}—.
“The supper will,” says {helper}.
Lo de después no lo arregla {dish.the}.
“But {dish} can’t mend the rest.”

+ {kid} no contesta, y <pone los platos/busca el mantel>.
+ {kid} does not answer, and <sets the plates/looks for the tablecloth>.
-- intermediate
{helper} ayudó en la cocina, porque tenía que haber {dish}, como antes.
{helper} helped in the kitchen, because there had to be {dish}, as before.

—¿Tú crees que saldrá bien? —preguntó {kid}.
“Do you think it will turn out well?” asked {kid}.

—La cena, seguro —dijo {helper}—, pero lo de después no lo arregla {dish.the}.
“The supper will,” said {helper}, “but {dish} can’t mend the rest.”

+ {kid} no contestó y fue a <contar los platos/buscar el mantel>.
+ {kid} did not answer, and went to <count the plates/find the tablecloth>.
-- advanced
{helper} se ofreció a cocinar, y tenía que ser {dish}, como antes.
{helper} offered to cook, and it had to be {dish}, as before.

—¿Y saldrá bien? —preguntó {kid} sin mirar a nadie.
“And will it turn out well?” asked {kid}, looking at nobody.

—Como cena, muy bien —dijo {helper}—, pero hay cosas que no arregla {dish.the}.
“As a supper, very well,” said {helper}, “but there are things that {dish} can’t mend.”

+ {kid} hizo como que no lo oía y <alisó el mantel/contó los platos dos veces>.
+ {kid} pretended not to hear, and <smoothed the tablecloth/counted the plates twice>.

== near ages=3-5
-- beginner
{kid} pone los platos muy cerca.
{kid} puts the plates very close.
Las cucharas se tocan.
The spoons touch.

—Si cenan aquí, ¿viven aquí? —pregunta {kid}.
“If they eat here, do they live here?” asks {kid}.

—No —dice {helper}—.
“No,” says {helper}.
Cenar es cenar.
“Supper is supper.
<Y te quieren en las dos casas./A ti te quieren en las dos casas.>
<And you are loved in both homes./You are loved in both homes.>”
-- intermediate
{kid} puso los platos tan cerca que se tocaban las cucharas.
{kid} put the plates so close that the spoons touched.

—Si cenan aquí, ¿viven aquí otra vez? —preguntó.
“If they eat here, will they live here again?” asked {kid}.

—No, porque cenar es cenar —dijo {helper}—.
“No, because supper is supper,” said {helper}.
<A ti te quieren en las dos casas./Pero te quieren igual en las dos casas.>
“<You are loved in both homes./But you are loved in both homes just the same.>”
-- advanced
{kid} puso los platos tan cerca que se tocaban.
{kid} set the plates so close that they touched.

—Si vuelven a cenar aquí, vuelven a vivir aquí, ¿no? —preguntó.
“If they eat here again, they live here again, don’t they?” asked {kid}.

—Cenar es cenar —dijo {helper}—, y a ti te quieren <en las dos casas/igual en una casa que en otra>.
“Supper is supper,” said {helper}, “and you are loved <in both homes/in one home as in the other>.”

== fault ages=6-8
-- beginner
—Antes discutían por mi cuarto —dice {kid}—.
“They used to argue about my room,” says {kid}.
<Ahora está ordenado./Ahora lo ordeno todo.>
“<Now it is tidy./Now I tidy everything.>”

{helper} deja la cuchara.
{helper} puts down the spoon.

—No era por tu cuarto —dice {helper}—.
“It wasn’t your room,” says {helper}.
Ningún cuarto separa a nadie.
“No room can part two people.”
-- intermediate
—Antes discutían por mi cuarto —dijo {kid}—, y <ya está ordenado/ahora lo ordeno todos los días>.
“They used to argue about my room,” said {kid}, “and <it’s tidy now/now I tidy it every day>.”

{helper} dejó la cuchara y se agachó.
{helper} put down the spoon and bent down.

—Nadie se separa por un cuarto —dijo—, ni se junta por una estantería.
“Nobody parts because of a room,” said {helper}, “or comes back because of a shelf.”
-- advanced
—Antes discutían por mi cuarto —dijo {kid}—, y <llevo un mes ordenándolo/ahora da gusto verlo>.
“They used to argue about my room,” said {kid}, “and <I have tidied it for a month/now it is a pleasure to see>.”

+ {helper} dejó la cuchara y se puso a la altura de los ojos.
+ {helper} put down the spoon and came down to the same height.

—Nadie se ha separado nunca por un cuarto —dijo—, ni ha vuelto por una estantería.
“Nobody ever parted because of a room,” said {helper}, “or came back because of a shelf.”

== lie ages=9-12
-- beginner
A las siete menos diez, {kid} dice la verdad.
At ten to seven {kid} tells the truth.

—No vienes solo tú —dice—.
“It is not only us,” says {kid}.
Viene también {leaver}.
“{leaver} is coming too.”

{leaver.home} respira muy hondo.
{leaver.home} takes a very deep breath.
{leaver.home} se quita el delantal y se lo vuelve a poner.
{leaver.home} takes off the apron and puts it on again.

—Pues falta un plato —dice {leaver.home}.
“Then we need another plate,” says {leaver.home}.
-- intermediate
Cada invitación callaba una cosa, y a las siete menos diez {kid} la dijo.
Each invitation left out one thing, and at ten to seven {kid} said it.

—También viene {leaver} —dijo—, y no lo sabe.
“{leaver} is coming too,” said {kid}, “and doesn’t know.”

{leaver.home} <miró la puerta un rato largo/se quitó el delantal y se lo volvió a poner>.
{leaver.home} <looked at the door for a long time/took off the apron and put it on again>.

—Entonces falta un plato —dijo {leaver.home}.
“Then we need another plate,” said {leaver.home}.
-- advanced
Ninguna invitación decía toda la verdad, y a las siete menos diez {kid} prefirió decirlo.
Neither invitation told the whole truth, and at ten to seven {kid} chose to say it.

—También viene {leaver}, que tampoco lo sabe —confesó, y esperó el trueno.
“{leaver} is coming too, and doesn’t know either,” confessed {kid}, and waited for thunder.

+ {leaver.home} <estudió la puerta un buen rato/se quitó el delantal y se lo volvió a poner>.
+ {leaver.home} <studied the door for some time/took off the apron and put it on again>.

—Entonces nos falta un plato —dijo {leaver.home}.
“Then we are one plate short,” said {leaver.home}.

== chair in plans
-- beginner
Falta una silla.
A chair is missing.
La silla de {leaver} está en el pasillo, con abrigos encima.
{leaver}’s chair is in the hall, under coats.
{kid} quita <siete/nueve> abrigos.
{kid} takes off <seven/nine> coats.
{helper} la empuja hasta la mesa.
{helper} pushes it to the table.
La silla hace ruido, como siempre.
The chair makes a noise, as always.

—Cuidado con la pata —dice {helper}.
“Mind that leg,” says {helper}.

Esa pata la arregló {leaver}, con cinta.
{leaver} mended that leg, with tape.
-- intermediate
Faltaba una silla, porque la de {leaver} vivía en el pasillo, debajo de los abrigos.
A chair was missing, because {leaver}’s chair lived in the hall, under the coats.
{kid} quitó <siete/nueve> y la empujó hasta la cocina.
{kid} took off <seven/nine> and pushed it into the kitchen.
Chirriaba igual que antes.
It creaked as it used to.

—Cuidado con esa pata —dijo {helper}, que la había visto arreglar con cinta.
“Mind that leg,” said {helper}, who had seen it mended with tape.
-- advanced
Faltaba una silla, la de {leaver}, que desde el otoño trabajaba de perchero en el pasillo.
{leaver}’s chair was missing, as since autumn it had worked in the hall as a coat stand.
{kid} le quitó <siete/nueve> abrigos y la devolvió a la mesa empujando.
{kid} took <seven/nine> coats off it and pushed it back to the table.
+ Seguía teniendo en una pata la cinta con la que {leaver} la arregló.
+ It still had round one leg the tape with which {leaver} had mended it.

== recipe in plans
-- beginner
La receta está en un papel con manchas.
The recipe is on a paper with stains.
Escribieron papá y mamá, por turnos.
Mum and Dad wrote it by turns.
«Poca sal», dice una letra.
“Little salt,” says one hand.
«Más», dice la otra.
“More,” says the other.
{helper} se ríe y mira a {kid}.
{helper} laughs and looks at {kid}.

@helper —¿Cuánta ponemos?
“How much do we put in?”

<—En medio —dice {kid}./—La de siempre —dice {kid}.>
<“Half-way,” says {kid}./“The usual,” says {kid}.>
-- intermediate
La receta tenía dos letras y bastantes manchas.
The recipe was in two hands, with plenty of stains.
Donde mamá había escrito «poca sal», papá había puesto «más».
Where Mum had written “little salt”, Dad had put “more”.
Debajo, muy pequeño, decía «menos».
Underneath, very small, it said “less”.

—¿Y a quién hago caso? —preguntó {helper}.
“So which do I follow?” asked {helper}.

<—Al papel entero —dijo {kid}./—Por turnos —dijo {kid}.>
<“The whole paper,” said {kid}./“Take turns,” said {kid}.>
-- advanced
La receta estaba escrita a dos manos y tenía manchas de varios inviernos.
The recipe was written in two hands and had the stains of several winters.
Donde mamá había puesto «poca sal», papá había añadido «más», y alguien, debajo, «menos».
Where Mum had put “little salt”, Dad had added “more”, and below somebody had put “less”.

—¿A quién obedezco? —preguntó {helper} con el salero en el aire.
“Whom do I obey?” asked {helper}, with the salt in the air.

+ <—Al papel entero —dijo {kid}./—A cada cual, un poco —dijo {kid}.>
+ <“The whole paper,” said {kid}./“Everyone, a little,” said {kid}.>

== clock in plans
-- beginner
{other} tiene una idea.
{other} has an idea.
Pone el reloj de la cocina <media hora/veinte minutos> atrás.
The kitchen clock goes back by <half an hour/twenty minutes>.
Así la cena dura más.
Now the supper will be longer.
{helper} mira el reloj y mira la calle.
{helper} looks at the clock and at the street.

—Ya es de noche —dice {helper}.
“It is dark already,” says {helper}.

—El reloj dice que no —dice {kid}.
“The clock says no,” says {kid}.

La noche no mira los relojes.
The night does not look at clocks.
-- intermediate
A {other} se le ocurrió atrasar el reloj de la cocina <media hora/veinte minutos>.
It was {other}’s idea to put the clock back by <half an hour/twenty minutes>.
Así la cena sería más larga.
That would make the supper longer.

—Pero ya es de noche —dijo {helper}, mirando la ventana.
“But it is dark already,” said {helper}, looking at the window.

—En este reloj no —dijo {kid}.
“Not on this clock,” said {kid}.

{helper} lo dejó como estaba, y la noche tampoco hizo caso.
{helper} left it like that, and the night took no notice either.
-- advanced
Fue {other} quien tuvo la idea de atrasar el reloj de la cocina <media hora/veinte minutos>.
It was {other} who thought of putting the kitchen clock back by <half an hour/twenty minutes>.
Una cena con más tiempo dentro tenía por fuerza que salir mejor.
A supper with more time in it was bound to turn out better.

—Pues ya es de noche —dijo {helper}, y en aquel reloj todavía no.
“Well, it is dark already,” said {helper}, and on that clock it was not.

== leg in plans
-- beginner
La mesa cojea.
The table is not steady.
Debajo de una pata hay un papel doblado.
There is a folded paper under one leg.
{kid} lo abre.
{kid} opens it.
Es una lista de la compra muy vieja.
It is a very old shopping list.
«Leche, pan, <velas/pañales>.»
“Milk, bread, <candles/nappies>.”
Está escrita por {leaver.home} y doblada por {leaver}.
{leaver.home} wrote it, and {leaver} folded it.
{kid} lo pone otra vez en su sitio.
{kid} puts it back in its place.
La mesa ya no se mueve.
Now the table does not move.
-- intermediate
La mesa cojeaba un poco, y {kid} sacó el papel doblado de debajo de la pata.
The table was not steady, and {kid} pulled out the folded paper from under its leg.
Era una lista muy antigua: «Leche, pan, <velas/pañales>».
It was a very old list: “Milk, bread, <candles/nappies>.”
La había escrito {leaver.home} y la había doblado {leaver}.
{leaver.home} had written it, and {leaver} had folded it.
Volvió a su sitio con muchísimo cuidado, y la mesa se quedó quieta.
It went back with the greatest care, and the table stood still.
-- advanced
La mesa cojeaba, y al agacharse {kid} encontró bajo la pata un papel doblado en ocho.
The table was not steady, and under one leg {kid} found a paper folded in eight.
Era una lista antiquísima, «leche, pan, <velas/pañales>», con letra de {leaver.home}.
It was an ancient list, “milk, bread, <candles/nappies>”, in the writing of {leaver.home}.
Aquellos dobleces tan rectos solo podían ser de {leaver}.
Folds as straight as that could only be the work of {leaver}.
+ Lo devolvió a su sitio, porque sujetaba la mesa.
+ {kid} put it back, because it was holding up the table.

== cloth in plans
-- beginner
El mantel bueno tiene una mancha <roja/morada>.
The good tablecloth has a <red/purple> stain.
Es de un cumpleaños.
It is from a birthday.
{helper} la tapa con el pan.
{helper} covers it with the bread.
{kid} quita el pan.
{kid} takes the bread away.

—La mancha también viene —dice {kid}.
“The stain is coming too,” says {kid}.

{helper} pone el pan en otro sitio.
{helper} puts the bread somewhere else.
<Así se ve bien./La mancha queda en el centro.>
<Now everybody can see it./The stain is in the middle.>
-- intermediate
El mantel bueno tenía una mancha <roja/morada> de un cumpleaños lejano.
The good tablecloth had a <red/purple> stain from a birthday long ago.
{helper} la tapó con el pan, y {kid} lo apartó.
{helper} hid it with the bread, and {kid} took the bread away.

—La mancha también está invitada —dijo {kid}.
“The stain is invited too,” said {kid}.

{helper} buscó otro sitio para el pan, y <la mancha quedó en el centro/nadie volvió a taparla>.
{helper} found the bread another place, and <the stain was in the middle/nobody hid it again>.
-- advanced
El mantel bueno conservaba una mancha <roja/morada> de cierto cumpleaños con tres pisos de tarta.
The good tablecloth still had the <red/purple> stain of a certain birthday.
{helper} plantó el pan encima, y {kid} lo apartó enseguida.
{helper} put the bread on top, and at once {kid} took it off.

—La mancha también está invitada —dijo {kid}, muy en serio.
“The stain is invited too,” said {kid}, quite seriously.

+ {helper} le buscó al pan otro acomodo.
+ {helper} found the bread somewhere else to sit.

== joke in plans
-- beginner
{kid} prepara tres temas para hablar.
{kid} gets three things ready to talk about.
El primero es el tiempo.
The first is the weather.
El segundo son los <pulpos/volcanes>.
The second is <octopuses/volcanoes>.
El tercero es un chiste que no acaba bien.
The third is a joke with a bad ending.
No hay nada de dinero ni de relojes.
There is nothing about money or clocks.
Con eso siempre se enfadaban.
Those always made them cross.
{helper} lee la lista y pone: «<Pulpos/Volcanes>, bien».
{helper} reads the list and puts: “<Octopuses/Volcanoes>, good.”
-- intermediate
{kid} preparó tres temas de conversación, por si se hacía el silencio.
{kid} got three subjects ready, in case there was a silence.
Eran el tiempo, los animales con muchas patas y un chiste bastante malo.
They were the weather, animals with many legs, and a rather bad joke.
Fuera de la lista quedaron <el dinero y los horarios/las llaves y los horarios>.
Left off the list were <money and times/keys and times>.
Con eso siempre acababan mal las cenas.
Those had always spoiled supper.
{helper} leyó la lista y la firmó.
{helper} read the list and signed it.
-- advanced
Por si se hacía un silencio, {kid} preparó temas que no daban miedo.
In case there was a silence, {kid} got some safe subjects ready.
Eran el tiempo, los animales con muchas patas y un chiste francamente malo.
They were the weather, animals with many legs and a frankly bad joke.
Quedaron fuera <el dinero, las llaves y los horarios/los horarios, el coche y el dinero>, que solían acabar en portazo.
Left off were <money, keys and times/times, the car and money>, which used to end in a slammed door.

== songs in plans
-- beginner
Hace falta música.
There must be music.
{other} encuentra el disco de los domingos.
{other} finds the Sunday record.
En la canción <cuatro/seis> hay un golpe, y salta.
In song <four/six> there is a scratch, and it jumps.
Antes toda la casa cantaba con el salto.
Before, the whole house sang the jump.
{kid} lo canta.
{kid} sings it.
Queda un poco raro con tan poca gente.
It is a little odd with so few people.
{helper} aprende el salto también.
{helper} learns the jump too.
-- intermediate
Para la música, {other} encontró el disco de los domingos.
For music, {other} found the Sunday record.
En la canción <cuatro/seis> había un golpe, y la voz saltaba.
In song <four/six> there was a scratch, and the voice jumped.
Antes lo cantaba así toda la casa, con salto y todo.
The whole house used to sing it like that, jump and all.
{kid} lo probó, y {helper} tardó un poco en aprenderlo.
{kid} tried it, and {helper} took a little time to learn it.
-- advanced
Para la música apareció el disco de los domingos, que en la canción <cuatro/seis> daba un salto.
For music they found the Sunday record, which in song <four/six> gave a jump.
Durante años la casa entera la había cantado así, con el salto en su sitio.
For years the whole house had sung it like that, with the jump in its place.
{kid} lo ensayó con {helper}, a quien le entraba siempre <un poco tarde/la risa>.
{kid} rehearsed it with {helper}, who always came in <a little late/laughing>.

== seats in plans
-- beginner
¿Quién se sienta dónde?
Who sits where?
{kid} hace un dibujo de la mesa.
{kid} draws the table.
Si se sientan enfrente, se miran.
Face to face, they look at each other.
Si se sientan al lado, se tocan los codos.
Side by side, their elbows touch.
Las dos cosas dan un poco de <miedo/vergüenza>.
Both are a little <frightening/awkward>.

—Ponte tú en medio —dice {helper}.
“Sit in the middle,” says {helper}.

Ahí es donde está siempre {kid}.
That is where {kid} always is.
-- intermediate
{kid} dibujó la mesa para saber quién iba en cada sitio.
{kid} drew the table, to see who went in which place.
Enfrente tendrían que mirarse, y al lado chocarían los codos.
Face to face they would have to look, and side by side their elbows would meet.

—¿Y tú dónde vas? —preguntó {helper}.
“And where do you go?” asked {helper}.

—En medio —dijo {kid}—, <como casi siempre/para pasar el pan>.
“In the middle,” said {kid}, “<as nearly always/to pass the bread>.”
-- advanced
La cuestión de los sitios ocupó <una hoja entera/media tarde> y varias gomas de borrar.
The question of who sat where took <a whole page/half an afternoon> and a good deal of rubber.
Enfrente tendrían que mirarse, y uno al lado del otro chocarían los codos.
Face to face they would have to look at each other, and side by side their elbows would meet.

—¿Y tú dónde vas? —preguntó {helper}, y {kid} señaló el medio sin dudarlo.
“And where do you go?” asked {helper}, and {kid} pointed to the middle without a pause.

== shop in far
-- beginner
{kids} [compra|compran] con {helper}.
{kids} [goes|go] shopping with {helper}.
En la tienda, la señora conoce a todo el mundo.
In the shop the woman knows everybody.

@woman —¿Lo de siempre? —pregunta.
“The usual?” she asks.

Lo de siempre es para una mesa llena.
The usual is for a full table.
Hace mucho que nadie lo pide.
It is a long time since anybody asked for it.

—Sí —dice {kid}—.
“Yes,” says {kid}.
Lo de siempre.
“The usual.”

La señora pesa las cosas y mira a {helper}.
The woman weighs the things and looks at {helper}.
{helper} mira los <tomates/limones>.
{helper} looks at the <tomatoes/lemons>.

—Es solo para el sábado —dice {helper} por fin.
“It is only for Saturday,” says {helper} in the end.

La bolsa pesa mucho.
The bag is very heavy.
{kid} no la suelta hasta casa.
{kid} does not let go of it all the way home.
-- intermediate
{kids} [fue|fueron] a comprar con {helper}.
{kids} went shopping with {helper}.
La señora de la tienda se acordaba de todo.
The woman in the shop remembered everything.

@woman —¿Lo de siempre? —preguntó.
“The usual?” she asked.

Lo de siempre era para una mesa llena, y nadie lo había pedido desde el otoño.
The usual was for a full table, and nobody had asked for it since autumn.

—Lo de siempre —dijo {kid}, muy deprisa.
“The usual,” said {kid}, very fast.

La señora miró a {helper}, y {helper} <miró los limones/leyó una lata de tomate>.
The woman looked at {helper}, and {helper} <looked at the lemons/read a tin of tomatoes>.

—Para este sábado —dijo—, solo este.
“For this Saturday,” said {helper}, “just this one.”

La bolsa pesaba mucho, y {kid} no la soltó hasta casa.
The bag was very heavy, and {kid} held on to it all the way home.
-- advanced
{kids} [acompañó|acompañaron] a {helper} a la tienda, donde la señora nunca olvidaba un pedido.
{kids} went with {helper} to the shop, where the woman never forgot an order.

@woman —¿Lo de siempre? —preguntó, con el lápiz ya en la oreja.
“The usual?” she asked, with the pencil already behind one ear.

Lo de siempre era para una mesa llena, y desde el otoño no lo había pedido nadie.
The usual was for a full table, and since autumn nobody had asked for it.

—Lo de siempre —dijo {kid} antes de que hubiera tiempo de pensarlo.
“The usual,” said {kid}, before there was time to think.

La señora buscó los ojos de {helper}, que <estaba leyendo una lata/contaba limones>.
The woman looked for the eyes of {helper}, who <was reading a tin/was counting lemons>.
+ La bolsa pesaba como antes, y {kid} no dejó que la llevara nadie más.
+ The bag was as heavy as it used to be, and {kid} let nobody else carry it.

== clockface in far
-- beginner
Los viernes hay cambio de casa.
On Fridays they change homes.
Es debajo de un reloj.
It is under a clock.
{leaver.home} llega a las seis, y {leaver} también.
{leaver.home} comes at six, and so does {leaver}.
Se quedan a cuatro pasos.
They stand four steps apart.

—Hola —dice {leaver.home}.
“Hello,” says {leaver.home}.

—Hola —contesta {leaver}—.
“Hello,” answers {leaver}.
¿Ha comido?
“Any lunch?”

@kid —Sí, macarrones.
“Yes, macaroni.”

{kid} cruza los cuatro pasos.
{kid} crosses the four steps.
<Son más largos que otros pasos./La mochila suena a cada paso.>
<They are longer than other steps./The backpack rattles at each one.>
En medio se para un segundo.
In the middle there is a stop of one second.
Desde ahí se ve muy bien a las dos partes.
From there you have a good view of both sides.
-- intermediate
Los viernes, a las seis, había cambio de casa debajo del reloj de la plaza.
On Fridays, at six, they changed homes under the clock in the square.
{leaver.home} y {leaver} se paraban a cuatro pasos, <como en un duelo/como si hubiera un charco>.
{leaver.home} and {leaver} stopped four steps apart, <as in a duel/as if there was a puddle>.

—¿Ha comido? —preguntaba {leaver}.
“Any lunch?” asked {leaver}.

—Macarrones —contestaba {leaver.home}.
“Macaroni,” answered {leaver.home}.

Y {kid} cruzaba los cuatro pasos con la mochila a cuestas.
And {kid} crossed the four steps with the backpack on.
Eran más largos que otros pasos, y justo en medio se veía bien a las dos partes.
They were longer than other steps, and right in the middle you had a good view of both sides.
En esa baldosa se le ocurrió el plan.
It was on that stone that the plan was born.
-- advanced
Los viernes, a las seis, se cambiaba de casa debajo del reloj de la plaza.
On Fridays, at six, homes were changed under the clock in the square.
{leaver.home} y {leaver} se detenían a cuatro pasos, <igual que en un duelo muy educado/como si entre medias hubiera un río>.
{leaver.home} and {leaver} stopped four steps apart, <as in a very polite duel/as if there was a river between>.

—¿Ha comido? —preguntaba {leaver}, y {leaver.home} informaba de los macarrones.
“Any lunch?” asked {leaver}, and {leaver.home} reported on the macaroni.

{kid} cruzaba entonces los cuatro pasos, que medían bastante más que otros.
Then {kid} would cross the four steps, which were a good deal longer than others.
Fue en la baldosa de en medio, desde donde se ve bien a las dos partes, donde nació el plan.
It was on the middle stone, with its good view of both sides, that the plan was born.

== burnt in far
-- beginner
El jueves hacen una prueba.
On Thursday they have a try.
Sale humo del horno.
Smoke comes from the oven.
{helper} abre la ventana y mueve un trapo.
{helper} opens the window and waves a cloth.
La cena de prueba es <negra/marrón>.
The first supper is <black/brown>.

—Así no se queda nadie —dice {kid}.
“Nobody will stay for that,” says {kid}.

—Nadie se queda por un plato —dice {helper}—.
“Nobody stays for a plate of food,” says {helper}.
Ni se va por uno quemado.
“And nobody leaves because it burned.”

{kid} rasca la parte negra con un cuchillo.
{kid} scrapes off the black part with a knife.
Debajo hay un poco de lo bueno.
Underneath there is a little of the good part.
{other} lo prueba.
{other} tries it.
<Sabe a humo y a domingo./Cruje mucho.>
<It tastes of smoke and Sunday./It crunches.>
-- intermediate
El jueves hicieron una prueba, y salió humo hasta por la cerradura.
On Thursday they had a try, and smoke came out as far as the keyhole.
{helper} abrió la ventana y agitó un trapo.
{helper} opened the window and waved a cloth.

—Con esto no se queda nadie —dijo {kid}, delante de la fuente <negra/marrón>.
“Nobody will stay for this,” said {kid}, in front of the <black/brown> dish.

—Nadie se queda por una cena —dijo {helper}—, ni se va porque se queme.
“Nobody stays for a supper,” said {helper}, “or goes because it burned.”

{kid} rascó lo negro con un cuchillo.
{kid} scraped off the black with a knife.
Debajo había tres cucharadas buenas, y {other} <las repartió/las contó>.
Underneath were three good spoonfuls, and {other} <shared them out/counted them>.
-- advanced
El jueves hicieron un ensayo general, y el humo llegó <al tercer piso/hasta la escalera>.
On Thursday they had a dress rehearsal, and the smoke got as far as the <third floor/stairs>.

—Con esto no se queda nadie —dijo {kid}, contemplando lo que había en la fuente.
“Nobody will stay for this,” said {kid}, considering what lay in the dish.

{helper} siguió agitando el trapo por la ventana un rato más.
{helper} went on waving the cloth at the window for a while.

—Nadie se queda por una cena —dijo luego—, ni se ha ido nunca porque se quemara otra.
“Nobody stays for a supper,” said {helper} then, “nor has anyone ever left because one burned.”

Rascando con un cuchillo aparecieron, debajo de lo negro, tres cucharadas buenas.
With the help of a knife, three good spoonfuls came to light beneath the black.

== loud in far
-- beginner
De noche, {kid} se acuerda de antes.
At night {kid} remembers how it was before.
Antes había voces altas detrás de la pared.
There used to be loud voices behind the wall.
Luego había una puerta.
Then there was a door.
Luego no había nada, y eso era peor.
Then there was nothing, and that was worse.
{kid} se tapaba con la almohada y cantaba por dentro.
{kid} would hide under the pillow and sing inside.
Ahora, en las dos casas, la pared está callada.
Now, in both homes, the wall is quiet.
<Se oye la nevera./Se oye la lluvia.>
<You can hear the fridge./You can hear the rain.>
{kid} toca la pared con un dedo.
{kid} touches the wall with one finger.
Es una cosa buena, y no va en el plan.
It is a good thing, and it is not in the plan.
-- intermediate
Por la noche, {kid} se acordó de otra cosa de antes.
At night {kid} remembered something else from before.
Había voces detrás de la pared, después un portazo y después nada.
There were voices behind the wall, then a door, and then nothing.
Lo peor era el nada.
The nothing was the worst.
Entonces había que taparse con la almohada y cantar por dentro.
Then you had to hide under the pillow and sing inside.
Ahora, en las dos casas, la pared callaba, y se oía <la nevera/la lluvia>.
Now, in both homes, the wall was quiet, and you could hear the <fridge/rain>.
{kid} la tocó con un dedo, y estaba fresca.
{kid} touched it with one finger, and it was cool.
En el plan no había pensado en la pared.
The plan had forgotten the wall.
-- advanced
Aquella noche, sin querer, {kid} se acordó de otra cosa de antes.
That night, without wishing to, {kid} remembered something else from before.
Detrás de la pared había voces, luego un portazo y luego un silencio que era lo peor de todo.
Behind the wall there were voices, then a door, and then a silence, which was the worst of all.
Había que meterse debajo de la almohada y cantar por dentro, con la boca cerrada.
You had to go under the pillow and sing inside, with your mouth shut.
Ahora la pared callaba en las dos casas, y solo se oía <la nevera/la lluvia>.
Now the wall was quiet in both homes, and there was only the <fridge/rain> to hear.
En todo el plan no había una sola línea sobre la pared.
In the whole plan there was not one line about the wall.

== dictation in far
-- beginner
{kid} llama por teléfono a {leaver}.
{kid} phones {leaver}.

@kid —¿Vienes el sábado?
“Are you coming on Saturday?”

—Claro —dice {leaver}—.
“Of course,” says {leaver}.
¿Qué llevo?
“What shall I bring?”

{kid} piensa en el cepillo, en el pijama, en la guitarra.
{kid} thinks of the toothbrush, the pyjamas, the guitar.

—Nada —dice {kid}.
“Nothing,” says {kid}.

—Llevo {cake} —dice {leaver}.
“I will bring {cake},” says {leaver}.

Un postre es para una tarde.
A cake is for one evening.
El pijama es para quedarse.
Pyjamas are for staying.
{kid} cuelga y <mira el suelo/dibuja un pijama>.
{kid} hangs up and <looks at the floor/draws some pyjamas>.
-- intermediate
{kid} llamó a {leaver} para asegurarse.
{kid} phoned {leaver}, to make sure.

—El sábado voy, claro —dijo {leaver}—, ¿y qué llevo?
“I’ll be there on Saturday,” said {leaver}, “and what shall I bring?”

{kid} pensó en el pijama, en el cepillo y en <la guitarra/las zapatillas>.
{kid} thought of pyjamas, of a toothbrush and of <the guitar/slippers>.

—Nada —dijo al final.
“Nothing,” said {kid} in the end.

—Pues llevaré {cake} —dijo {leaver}.
“Then I shall bring {cake},” said {leaver}.

Un postre se lleva a casa de otra gente.
A cake is something that you bring to other people’s homes.
-- advanced
{kid} llamó por teléfono a {leaver}, por si hacía falta confirmar.
{kid} phoned {leaver}, in case it had to be confirmed.

—Allí estaré —dijo {leaver}—, y dime qué llevo.
“I shall be there,” said {leaver}, “so tell me what to bring.”

A {kid} se le ocurrieron un pijama, un cepillo de dientes y <una guitarra/unas zapatillas>.
{kid} thought of pyjamas, a toothbrush and <a guitar/slippers>.

—Nada, no hace falta nada —dijo, y aun así {leaver} prometió llevar {cake}.
“Nothing, nothing at all,” said {kid}, and yet {leaver} promised {cake}.

Quien lleva postre, pensó {kid}, ha mirado también a qué hora sale el último autobús.
Whoever brings a cake, thought {kid}, has also looked up the last bus.

== flower in far
-- beginner
{other} quiere flores en la mesa.
{other} wants flowers on the table.
En el patio solo hay hierba y una flor <amarilla/blanca>.
In the yard there is only grass, and one <yellow/white> flower.
La flor crece entre dos piedras.
The flower grows between two stones.
{other} mira la flor, y la flor no es de ninguna piedra.
{other} looks at it, and it belongs to neither stone.

—Si la corto, dura un día —dice {other}.
“If I pick it, it lasts a day,” says {other}.

—Uno y medio —dice {helper}.
“A day and a half,” says {helper}.

{other} piensa mucho y no la corta.
{other} thinks hard and does not pick it.
En la mesa pone un vaso con hierba.
A glass of grass goes on the table.
<La hierba también huele./Es una hierba muy verde.>
<Grass has a smell too./It is very green grass.>
-- intermediate
{other} quería flores, y en el patio no había más que una, <amarilla/blanca>, entre dos piedras.
{other} wanted flowers, and in the yard there was only one, a <yellow/white> one, between two stones.
No era de una ni de la otra, y <crecía igual/tiraba para arriba>.
It belonged to neither, and <grew all the same/went straight up>.

—Si la corto, dura un día —dijo {other}.
“If I pick it, it lasts a day,” said {other}.

—Con suerte, día y medio —dijo {helper}.
“With luck, a day and a half,” said {helper}.

{other} dio dos vueltas alrededor y al final no la cortó.
{other} walked round it twice and in the end did not pick it.
En la mesa hubo un vaso de hierba, que también olía.
On the table there was a glass of grass, which had a smell too.
-- advanced
{other} pedía flores, y en el patio solo había una, <amarilla/blanca>, nacida entre dos piedras.
{other} wished for flowers, and in the yard there was only one, <yellow/white>, growing between two stones.
No pertenecía a ninguna de las dos y estaba, sin embargo, perfectamente derecha.
It belonged to neither of them and yet it stood perfectly straight.

—Cortada dura un día —calculó {other}.
“Picked, it will last a day,” reckoned {other}.

—Día y medio, si el agua está fresca —dijo {helper}, por no mentir.
“A day and a half, if the water is fresh,” said {helper}, so as not to lie.

De modo que la flor se quedó donde estaba, y la mesa tuvo un vaso de hierba.
So the flower stayed where it was, and the table had a glass of grass.

== supper
-- beginner
A las siete suena el timbre.
At seven the bell rings.
{leaver} entra con {cake} y ve la mesa.
{leaver} comes in with {cake} and sees the table.
+ {leaver.home} sale de la cocina.
+ {leaver.home} comes out of the kitchen.

—No lo sabía —dice {leaver}.
“I didn’t know,” says {leaver}.

—Yo tampoco —dice {leaver.home}.
“Nor did I,” says {leaver.home}.

+ <Nadie se mueve./El reloj hace tic tac.>
+ <Nobody moves./The clock ticks.>
Luego se sientan, porque huele a {dish}.
Then they sit down, because it smells of {dish}.
<Nadie discute en toda la cena./En toda la cena no hay voces altas.>
<Nobody quarrels all through supper./All through supper nobody is loud.>
-- intermediate
A las siete sonó el timbre.
At seven the bell rang.
{leaver} se quedó en la puerta con {cake}, mirando la mesa.
{leaver} stood in the door with {cake}, looking at the table.

—No lo sabía —dijo {leaver}.
“I didn’t know,” said {leaver}.

—Yo tampoco —dijo {leaver.home}.
“Nor did I,” said {leaver.home}.

+ <Hubo un rato sin nada dentro./El reloj se oyó mucho.>
+ <There was a while with nothing in it./The clock was very loud.>
Después se sentaron, y <nadie discutió en toda la cena/nadie levantó la voz>.
Then they sat down, and <nobody quarrelled all through supper/nobody raised a voice>.
+ Hasta se rieron, una vez, en el mismo sitio.
+ They even laughed, once, at the same place.
-- advanced
A las siete sonó el timbre, y {leaver} se quedó en el umbral con {cake}.
At seven the bell rang, and {leaver} stood in the doorway with {cake}.

—No lo sabía —dijo {leaver}, y {leaver.home} dijo que tampoco.
“I didn’t know,” said {leaver}, and {leaver.home} said the same.

+ <Durante un momento solo habló el reloj./Hubo un silencio de los que tienen esquinas.>
+ <For a moment only the clock spoke./There was a silence with corners to it.>
Pero se sentaron, y <en toda la cena no discutió nadie/nadie levantó la voz en toda la cena>.
But they sat down, and <all through supper nobody quarrelled/nobody raised a voice all through supper>.
+ Hasta se rieron una vez, las dos risas por el mismo sitio.
+ They even laughed once, both of them at the same place.

== stay
-- beginner
Después, <{leaver} friega y {leaver.home} seca/{leaver.home} friega y {leaver} seca>, como antes.
Afterwards <{leaver} washes up and {leaver.home} dries/{leaver.home} washes up and {leaver} dries>, as before.

—¿Te quedas? —pregunta {kid} muy bajo.
“Are you staying?” asks {kid}, very quietly.

+ {leaver} <cierra el grifo/deja un plato>.
+ {leaver} <turns off the tap/puts down a plate>.

—No —dice {leaver}—.
“No,” says {leaver}.
<Ni hoy ni otro día./Ya no vivimos así.>
“<Not tonight, nor another night./We don’t live like that now.>”

@kid —Pero ha sido una cena buena.
“But it was a good supper.”

—Sí —dice {leaver}—.
“Yes,” says {leaver}.
Eso también es verdad.
“That is true as well.”
-- intermediate
Después <{leaver} fregó y {leaver.home} secó/{leaver.home} fregó y {leaver} secó>, igual que antes.
Afterwards <{leaver} washed up and {leaver.home} dried/{leaver.home} washed up and {leaver} dried>, just as before.

—¿Te quedas? —preguntó {kid} muy bajo.
“Are you staying?” asked {kid}, very quietly.

+ {leaver} <cerró el grifo/dejó un plato> para contestar.
+ {leaver} <turned off the tap/put down a plate> to answer.

—No —dijo—, <ni hoy ni otro día/porque ya no vivimos así>.
“No,” said {leaver}, “<not tonight, nor another night/because we don’t live like that now>.”

—Pero ha sido una cena buena —dijo {kid}.
“But it was a good supper,” said {kid}.

—Sí, y las dos cosas son verdad —dijo {leaver}.
“Yes, and both things are true,” said {leaver}.
-- advanced
Después <{leaver} fregó y {leaver.home} secó/{leaver.home} fregó y {leaver} secó>, como mil veces.
Afterwards <{leaver} washed up and {leaver.home} dried/{leaver.home} washed up and {leaver} dried>, as a thousand times before.

—¿Te quedas? —preguntó {kid}, y casi no se oyó.
“Are you staying?” asked {kid}, so quietly that it was hard to hear.

—No —dijo {leaver}—, <ni hoy ni otro día/porque ya no vivimos así>.
“No,” said {leaver}, “<not tonight, nor another night/because we don’t live like that now>.”

—Pero ha sido una cena buena —dijo {kid}.
“But it was a good supper,” said {kid}.

—Sí —dijo {leaver}—, y las dos cosas son verdad a la vez.
“Yes,” said {leaver}, “and both things are true at once.”

== end
-- beginner
Queda la mitad de {cake}.
Half of {cake} is left.
{leaver.home} corta por el centro y busca dos cajas.
{leaver.home} cuts down the middle and finds two boxes.
+ <{kid} mira por la ventana hasta la esquina./{leaver} dice adiós desde la calle con la caja.>
+ <{kid} looks out of the window as far as the corner./{leaver} waves from the street with the box.>
El domingo {kids} [come|comen] un trozo en una casa.
On Sunday {kids} [eats|eat] a piece in one home.
El lunes [come|comen] el otro, en la otra.
On Monday comes the other piece, in the other home.
Saben igual.
They taste the same.
-- intermediate
Quedaba la mitad de {cake}, y {leaver.home} cortó justo por el centro.
Half of {cake} was left, and {leaver.home} cut right down the middle.
+ <{leaver} bajó la calle con una caja, y en la esquina la levantó./{kid} miró por la ventana hasta que la caja dobló la esquina.>
+ <{leaver} went down the street with a box, and held it up at the corner./{kid} looked out of the window until the box had turned the corner.>
El domingo {kids} [comió|comieron] un trozo en una casa.
On Sunday {kids} had a piece in one home.
El lunes comi[ó|eron] el otro en la otra.
On Monday came the other piece, in the other.
Sabían exactamente igual.
They tasted exactly the same.
-- advanced
Quedaba la mitad de {cake}, y {leaver.home} la partió en dos.
Half of {cake} was left, and {leaver.home} cut it in two.
+ <Desde la ventana, {kid} siguió la caja de {leaver} hasta la esquina./En la esquina, {leaver} levantó su caja hacia la ventana.>
+ <From the window {kid} followed the box and {leaver} as far as the corner./At the corner {leaver} held up the box towards the window.>
El domingo {kids} [desayunó|desayunaron] un trozo en una casa, y el lunes, el otro en la otra.
On Sunday {kids} had one piece in one home, and on Monday the other in the other.
Sabían exactamente igual.
They tasted exactly the same.
