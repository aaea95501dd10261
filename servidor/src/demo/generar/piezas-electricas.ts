/** What turns, lights and cools. How to read it: `catalogo.ts`. */
export const PIEZAS_ELECTRICAS = `
# ELE Electricidad
## Baterías
Baterías | Batería 12V {45 Ah=0.75|55 Ah=0.88|65 Ah=1|75 Ah=1.15|90 Ah=1.4|110 Ah=1.7|150 Ah=2.3|180 Ah=2.7|200 Ah=3} {derecha|izquierda} {libre mantenimiento|EFB=1.35|AGM=1.9} | universal | 168000 | rota=9 invierno @ moura(M##-###D), willard(UB ###), bosch(S# ###B), varta(VA-##-###)
Bornes y cables de batería | {Borne de batería reforzado|Borne de batería liviano=0.6|Cable de batería a masa=1.8|Cable de batería a arranque=2.2} {positivo|negativo} {25 mm²|35 mm²|50 mm²} | universal | 6800 | rota=6 lote=2 @ nosso(NS-B###), litton(LT B###), rm(RMB-###)
## Alternadores
Alternadores | Alternador 12V {70 A=0.85|90 A|120 A=1.2} | motor liviano | 318000 | rota=3 @ bosch(0 124 ### ###), valeo(439###), magneti(MM AL####), hellux(HE-A####)
Alternadores de camión | Alternador 24V {55 A|80 A=1.15} | motor camion | 390000 | rota=2 @ bosch(0 120 4## ###), prestolite(PAL-####), hellux(HE-T####)
Reguladores de tensión | Regulador de tensión | motor | 29800 | rota=5 @ gauss(GA ####), vick(VKR-####), bosch(F 00M 14# ###)
Placas de diodos | Placa de diodos | motor | 38500 | rota=3 @ gauss(GA D###), vick(VKD-####)
Poleas de alternador | Polea libre de alternador | motor moderno | 44000 | rota=4 @ ina(535 0### 10), gates(OAP####), litens(LIT-####)
## Arranque
Motores de arranque | Motor de arranque | motor | 286000 | rota=3 @ bosch(0 001 1## ###), valeo(438###), magneti(MM AR####), hellux(HE-S####)
Automáticos de arranque | Automático de arranque | motor | 48500 | rota=5 @ zm(ZM-###), vick(VKA-####), bosch(0 331 30# ###)
Bendix | Impulsor (bendix) de arranque | motor | 34500 | rota=5 @ zen(ZEN ####), vick(VKB-####), bosch(1 006 20# ###)
Carbones | Juego de carbones de {arranque|alternador=0.6} | motor | 9600 | JGO rota=4 @ vick(VKC-####), litton(LT C###)
## Lámparas
Lámparas de faro 12V | Lámpara {H1|H3|H4=1.2|H7=1.3|H8=1.6|H11=1.8|HB3=1.9|HB4=1.9|H16=2} 12V {estándar|+30 % de luz=1.6|larga vida=1.4|blanca 4300K=2} | universal | 7600 | rota=9 lote=2 @ philips(12###PRC#), osram(64###-O), narva(48### NVA), hella(HLB ####)
Lámparas de faro 24V | Lámpara {H1|H3|H4=1.2|H7=1.3} 24V {estándar|larga vida=1.4} | universal | 8900 | rota=6 lote=2 @ philips(13###MLC#), osram(64###-T), narva(48### NVT), hella(HLT ####)
Lámparas auxiliares | Lámpara {1 polo P21W|2 polos P21/5W=1.2|R5W|T4W|W5W|W3W|C5W 36 mm|C10W 41 mm|W21W=1.6|PY21W ámbar=1.4} 12V | universal | 1450 | rota=9 lote=10 @ philips(12###CP), osram(75##-O), narva(17###-N), hellux(HE-L####)
Lámparas auxiliares 24V | Lámpara {1 polo P21W|2 polos P21/5W=1.2|R5W|T4W|W5W|W3W|C5W 36 mm|C10W 41 mm} 24V | universal | 1750 | rota=4 lote=10 @ philips(13###CP), osram(77##-O), narva(17###-P), hellux(HE-M####)
Lámparas LED | Kit de lámparas LED {H1|H4|H7|H11|T10=0.15|1 polo=0.2|2 polos=0.22} {6000K|4300K} | universal | 32000 | PAR rota=6 @ osram(LED#####), philips(11###X#), hellux(HE-D####)
## Fusibles, relés y cables
Fusibles | Fusible {ficha estándar|ficha mini|maxi=2.5|low profile=1.3} {5 A|7,5 A|10 A|15 A|20 A|25 A|30 A|40 A} x 10 | universal | 3200 | CAJA rota=6 @ rm(RMF-###), litton(LT F###), hella(HFU ###)
Relés | Relé {4 patas 12V 30 A|5 patas 12V 40 A=1.15|4 patas 24V=1.1|5 patas 24V=1.3|de luz de giro 12V=1.4|de luz de giro 24V=1.5|electrónico LED=1.9|temporizador de limpiaparabrisas=2.4} {con soporte|sin soporte} | universal | 7900 | rota=6 @ dni(DNI 0###), hella(4RA 00# ###-#1), rm(RMR-###)
Cables unipolares | Cable unipolar para automotor {0,75 mm²|1 mm²=1.2|1,5 mm²=1.6|2,5 mm²=2.4|4 mm²=3.6|6 mm²=5.2} {rojo|negro|azul|amarillo|verde|blanco|marrón} por metro | universal | 620 | M rota=5 lote=10 @ litton(LT U###), rm(RMU-###)
Terminales y fichas | {Terminal ojal|Terminal pala hembra|Terminal pala macho|Empalme tope|Ficha 2 vías=6|Ficha 4 vías=9|Ficha 6 vías=12|Portafusible=5} {azul|rojo|amarillo} x 10 | universal | 1350 | CAJA rota=4 @ litton(LT T###), rm(RMT-###)
## Sensores y bulbos
Bulbos de aceite | Bulbo de presión de aceite | motor | 9800 | rota=6 @ facet(7.0### O), 3rho(3R-3####), vdo(A2B####)
Bulbos de stop y marcha atrás | Bulbo de {stop|marcha atrás} | modelo | 9400 | rota=5 @ facet(7.1### B), 3rho(3R-4####), vmg(VMG B###)
Sensores de velocidad | Sensor de velocidad | modelo liviano | 36500 | rota=3 @ facet(12.####F), 3rho(3R-8####), fispa(FSV ###)
## Teclas, llaves y levantavidrios
Llaves de luces | Llave de {luces y giro|limpiaparabrisas=0.9} | modelo | 58000 | rota=4 @ vmg(VMG ####), fispa(FLL ###), hellux(HE-K####)
Teclas de levantavidrios | Tecla de levantavidrios {simple|doble=1.6|cuádruple=2.8} | modelo moderno | 19800 | rota=5 @ vmg(VMG T###), fispa(FTL ###), dze(DZE K####)
Levantavidrios | Levantavidrios {eléctrico con motor=2.2|mecánico} {delantero derecho|delantero izquierdo|trasero derecho|trasero izquierdo} | modelo moderno | 48500 | rota=4 @ nosso(NS-L###), dze(DZE L####), vic(VCL-###)
Tambores de arranque | Tambor de arranque con {dos llaves|cilindros de puerta=1.8} | modelo | 38500 | rota=3 @ locx(LX-K-####), fitam(FTM A###)
Bocinas | Bocina {12V simple|12V doble caracol=2|24V=1.4} {grave|aguda|bitono=1.6} | universal | 16800 | rota=4 @ fiamm(FMM ###), bosch(0 986 32# ###), hella(3FH 00# ###-#1)
# ILU Iluminación
## Faros delanteros
Ópticas delanteras | Óptica delantera {derecha|izquierda} | modelo | 138000 | rota=5 @ depo(2##-####L-UE), tyc(20-#####-05), fitam(FTM O###), valeo(VO ####)
Faros antiniebla | Faro antiniebla {derecho|izquierdo} | modelo moderno | 39500 | rota=4 @ depo(3##-####L-UQ), tyc(19-#####-05), vic(VCN-###)
Faros de giro | Faro de giro {delantero|lateral=0.5} {derecho|izquierdo} | modelo | 14800 | rota=4 @ depo(4##-####L-AE), fitam(FTM G###), vic(VCG-###)
## Faros traseros
Faros traseros | Faro trasero {derecho|izquierdo} | modelo | 72000 | rota=5 @ depo(5##-####L-LD), tyc(11-#####-01), fitam(FTM F###)
Luces de patente y stop | {Luz de patente|Tercera luz de stop=2.4} | modelo liviano | 9800 | rota=3 @ fitam(FTM P###), vic(VCP-###)
## Auxiliares
Faros auxiliares LED | {Barra LED|Faro de trabajo LED redondo=0.4|Faro de trabajo LED cuadrado=0.4} {18 W=0.5|27 W=0.7|48 W|72 W=1.3|120 W=2|180 W=2.8} {12/24V spot|12/24V flood} | universal | 46500 | rota=5 @ hellux(HE-F####), hella(1F0 0## ###-#1), vic(VCA-###)
Luces reglamentarias | Luz {de posición lateral ámbar|de posición roja|de gálibo blanca|trasera de acoplado=3|de patente de acoplado=1.4} {12V|24V|LED 12/24V=1.8} | universal | 5400 | rota=5 lote=4 @ fitam(FTM R###), vic(VCR-###), hellux(HE-R####)
Balizas y emergencia | {Baliza triangular reglamentaria|Baliza giratoria magnética=4|Linterna recargable=2.5|Chaleco reflectivo=0.7} {con estuche|en caja} | universal | 9800 | rota=4 @ nosso(NS-E###), vic(VCB-###)
# REF Refrigeración
## Bombas de agua
Bombas de agua | Bomba de agua | motor | 52500 | rota=8 @ dolz(A-####), indisa(52####-I), skf(VKPC 8####), gates(WP####)
Poleas de bomba de agua | Polea de bomba de agua | motor | 28500 | rota=1 @ dze(DZE P####), maxon(MXP-###)
## Radiadores y depósitos
Radiadores | Radiador de agua sin aire | modelo | 168000 | rota=4 @ valeo(731###), mahle(CR ####), facorsa(FCS-####)
Radiadores para aire | Radiador de agua con aire | modelo aire | 186000 | rota=4 @ valeo(732###), mahle(CRA ####), facorsa(FCA-####)
Depósitos de agua | Depósito de agua recuperador | modelo | 28500 | rota=5 @ dph(DPH-A####), maxon(MXD-###), fitam(FTM D###)
Tapas de radiador y depósito | Tapa de {radiador|depósito de agua} {0,9 bar|1,1 bar|1,2 bar|1,4 bar} {rosca|bayoneta} {chica|grande} | universal | 6200 | rota=5 @ vth(VTH R###), maxon(MXT-###), fispa(FTR ###)
Intercoolers | Intercooler | motor commonrail | 248000 | rota=1 @ valeo(818###), mahle(CI ####), facorsa(FCI-I###)
## Termostatos
Termostatos | Termostato {82 °C|87 °C|89 °C|92 °C} | motor | 24800 | rota=5 @ wahler(4#### .D), mahle(TX ####), vmg(VMG ####T)
Bases de termostato | Base de termostato {con sensor=1.3|sin sensor} | motor liviano | 29800 | rota=5 @ vth(VTH W###), dph(DPH-T####), wahler(4###W.D)
## Mangueras y ventilación
Mangueras de radiador | Manguera de radiador {superior|inferior} | motor | 18900 | rota=6 @ gates(05-####), dze(DZE R####), dph(DPH-M####)
Mangueras de calefacción | Manguera de calefacción {entrada|salida} | motor liviano | 13800 | rota=4 invierno @ gates(02-####), dze(DZE C####)
Electroventiladores | Electroventilador de radiador {con aire=1.25|sin aire} | modelo aire | 138000 | rota=4 verano @ gate(GTE-####), valeo(696###), hellux(HE-V####)
Bulbos de electroventilador | Bulbo de electroventilador | modelo liviano | 13600 | rota=5 verano @ facet(7.5### E), 3rho(3R-9####), vmg(VMG E###)
Acoples viscosos | Acople viscoso de ventilador | motor trasera | 148000 | rota=2 @ mahle(CFC ###), modine(MOD-####)
# CLI Climatización
## Aire acondicionado
Compresores de aire | Compresor de aire acondicionado | modelo aire | 468000 | rota=2 verano @ denso(DCP-#####), delphi(TSP0###), mahle(ACO ####)
Condensadores | Condensador de aire acondicionado | modelo aire | 186000 | rota=2 verano @ denso(DCN-#####), valeo(814###), mahle(AC ####)
Filtros deshidratadores | Filtro deshidratador | modelo aire | 29800 | rota=3 verano @ denso(DFD-#####), mahle(AD ####)
Presostatos | Presostato de aire acondicionado | modelo aire | 32500 | rota=3 verano @ denso(DPS-#####), facet(8.####A)
Gas refrigerante | Gas refrigerante R134a {lata 340 g=0.05|garrafa 13,6 kg} | universal | 268000 | rota=4 verano @ chemours(CHM-###), wurth(0892 ###)
## Habitáculo
Filtros de habitáculo | Filtro de habitáculo {antipolen|carbón activado=1.5} | modelo aire | 11800 | rota=8 @ mann(CU ####), mahle(LA ####), wega(AKX-####), tecfil(ACP####), bosch(0 986 BF# ###)
Forzadores | Forzador de calefacción y aire | modelo liviano | 86000 | rota=3 invierno @ valeo(715###), gate(GTF-####), hellux(HE-G####)
Radiadores de calefacción | Radiador de calefacción | modelo liviano | 68500 | rota=3 invierno @ valeo(812###), facorsa(FCC-####)
Resistencias de forzador | Resistencia de forzador | modelo liviano | 24800 | rota=5 @ dni(DNI 2###), vmg(VMG R###)
`;
