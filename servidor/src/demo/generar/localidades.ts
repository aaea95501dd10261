/** Where customers live: province (ISO letter), partido or departamento, localidad, postal code, area code, and weight. */
const LOCALIDADES = `
C||Ciudad Autónoma de Buenos Aires|1414|11|40
B|La Matanza|San Justo|1754|11|20
B|La Matanza|Ramos Mejía|1704|11|12
B|La Matanza|Laferrere|1757|11|8
B|La Matanza|González Catán|1759|11|6
B|Morón|Morón|1708|11|10
B|Morón|Castelar|1712|11|6
B|Ituzaingó|Ituzaingó|1714|11|5
B|Merlo|Merlo|1722|11|6
B|Moreno|Moreno|1744|11|6
B|Tres de Febrero|Caseros|1678|11|8
B|General San Martín|San Martín|1650|11|10
B|Vicente López|Munro|1605|11|5
B|San Isidro|Martínez|1640|11|5
B|Tigre|General Pacheco|1617|11|6
B|San Miguel|San Miguel|1663|11|5
B|Pilar|Pilar|1629|230|5
B|Escobar|Belén de Escobar|1625|348|4
B|Avellaneda|Avellaneda|1870|11|7
B|Lanús|Lanús|1824|11|9
B|Lomas de Zamora|Lomas de Zamora|1832|11|9
B|Lomas de Zamora|Banfield|1828|11|5
B|Quilmes|Quilmes|1878|11|7
B|Berazategui|Berazategui|1884|11|4
B|Florencio Varela|Florencio Varela|1888|11|4
B|Almirante Brown|Adrogué|1846|11|4
B|Esteban Echeverría|Monte Grande|1842|11|4
B|Ezeiza|Ezeiza|1804|11|3
B|La Plata|La Plata|1900|221|9
B|Zárate|Zárate|2800|3487|3
B|Campana|Campana|2804|3489|3
B|Luján|Luján|6700|2323|3
B|Mercedes|Mercedes|6600|2324|2
B|Chivilcoy|Chivilcoy|6620|2346|2
B|Junín|Junín|6000|236|3
B|Pergamino|Pergamino|2700|2477|3
B|San Nicolás|San Nicolás de los Arroyos|2900|336|4
B|Lobos|Lobos|7240|2227|2
B|Azul|Azul|7300|2281|2
B|Olavarría|Olavarría|7400|2284|3
B|Tandil|Tandil|7000|249|3
B|General Pueyrredón|Mar del Plata|7600|223|7
B|Necochea|Necochea|7630|2262|2
B|Tres Arroyos|Tres Arroyos|7500|2983|2
B|Bahía Blanca|Bahía Blanca|8000|291|5
B|Pehuajó|Pehuajó|6450|2396|2
B|Trenque Lauquen|Trenque Lauquen|6400|2392|2
X|Capital|Córdoba|5000|351|26
X|Colón|Jesús María|5220|3525|3
X|Punilla|Villa Carlos Paz|5152|3541|4
X|Río Cuarto|Río Cuarto|5800|358|5
X|General San Martín|Villa María|5900|353|4
X|San Justo|San Francisco|2400|3564|4
X|Tercero Arriba|Río Tercero|5850|3571|3
X|Marcos Juárez|Marcos Juárez|2580|3472|2
X|Unión|Bell Ville|2550|3537|2
X|Santa María|Alta Gracia|5186|3547|2
S|Rosario|Rosario|2000|341|24
S|Rosario|Villa Gobernador Gálvez|2124|341|4
S|San Lorenzo|San Lorenzo|2200|3476|3
S|La Capital|Santa Fe|3000|342|8
S|La Capital|Santo Tomé|3016|342|2
S|Castellanos|Rafaela|2300|3492|4
S|General López|Venado Tuerto|2600|3462|4
S|General López|Firmat|2630|3465|2
S|Caseros|Casilda|2170|3464|2
S|General Obligado|Reconquista|3560|3482|3
S|Belgrano|Las Rosas|2520|3471|1
S|Iriondo|Cañada de Gómez|2500|3471|2
M|Capital|Mendoza|5500|261|12
M|Guaymallén|Villa Nueva|5521|261|6
M|Godoy Cruz|Godoy Cruz|5501|261|6
M|Maipú|Maipú|5515|261|3
M|San Martín|San Martín|5570|263|3
M|San Rafael|San Rafael|5600|260|4
M|Tunuyán|Tunuyán|5560|2622|2
E|Paraná|Paraná|3100|343|4
E|Concordia|Concordia|3200|345|3
E|Gualeguaychú|Gualeguaychú|2820|3446|3
E|Uruguay|Concepción del Uruguay|3260|3442|2
E|Victoria|Victoria|3153|3436|1
J|Capital|San Juan|5400|264|4
D|Juan Martín de Pueyrredón|San Luis|5700|266|3
D|General Pedernera|Villa Mercedes|5730|2657|3
L|Capital|Santa Rosa|6300|2954|2
L|Maracó|General Pico|6360|2302|2
Q|Confluencia|Neuquén|8300|299|4
Q|Confluencia|Plottier|8316|299|2
R|General Roca|General Roca|8332|298|2
R|General Roca|Cipolletti|8324|299|2
R|Bariloche|San Carlos de Bariloche|8400|294|2
U|Rawson|Trelew|9100|280|1
U|Escalante|Comodoro Rivadavia|9000|297|2
Z|Güer Aike|Río Gallegos|9400|2966|1
V|Río Grande|Río Grande|9420|2964|1
V|Ushuaia|Ushuaia|9410|2901|1
T|Capital|San Miguel de Tucumán|4000|381|4
T|Tafí Viejo|Tafí Viejo|4103|381|1
A|Capital|Salta|4400|387|3
A|Orán|San Ramón de la Nueva Orán|4530|3878|1
Y|Dr. Manuel Belgrano|San Salvador de Jujuy|4600|388|2
G|Capital|Santiago del Estero|4200|385|2
G|Banda|La Banda|4300|385|1
K|Capital|San Fernando del Valle de Catamarca|4700|383|1
F|Capital|La Rioja|5300|380|1
H|San Fernando|Resistencia|3500|362|3
H|Comandante Fernández|Presidencia Roque Sáenz Peña|3700|364|1
W|Capital|Corrientes|3400|379|3
W|Goya|Goya|3450|3777|1
N|Capital|Posadas|3300|376|3
N|Oberá|Oberá|3360|3755|1
P|Formosa|Formosa|3600|370|2
`;

export type Localidad = {
  readonly iso: string;
  readonly partido: string;
  readonly nombre: string;
  readonly codigoPostal: string;
  readonly caracteristica: string;
  readonly peso: number;
};

export const localidades: readonly Localidad[] = LOCALIDADES.trim()
  .split('\n')
  .map((linea) => {
    const [provincia, partido = '', nombre = '', codigoPostal = '', caracteristica = '', peso = ''] = linea.split('|');
    return { iso: `AR-${provincia}`, partido, nombre, codigoPostal, caracteristica, peso: Number(peso) };
  });
