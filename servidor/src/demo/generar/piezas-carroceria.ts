/** Body, exhaust, tyres, fluids and everything on the shelves. How to read it: `catalogo.ts`. */
export const PIEZAS_DE_CARROCERIA = `
# CAR Carrocería
## Paragolpes y rejillas
Paragolpes delanteros | Paragolpe delantero | modelo liviano | 168000 | rota=3 @ fitam(FTM B###), tyc(TYC-P####), maxon(MXB-###)
Paragolpes traseros | Paragolpe trasero | modelo liviano | 158000 | rota=3 @ fitam(FTM H###), tyc(TYC-Q####), maxon(MXR-###)
Rejillas y parrillas | {Parrilla de frente|Rejilla de paragolpe=0.5} | modelo | 42500 | rota=3 @ fitam(FTM J###), tyc(TYC-R####), nosso(NS-R###)
Soportes de paragolpe | Soporte de paragolpe {delantero|trasero} {derecho|izquierdo} | modelo liviano | 9800 | rota=3 @ nosso(NS-S###), maxon(MXS-###)
## Chapa
Guardabarros | Guardabarro delantero {derecho|izquierdo} | modelo | 118000 | rota=3 @ tyc(TYC-G####), gpt(GPT-####)
Capots | Capot | modelo | 248000 | rota=2 @ tyc(TYC-C####), gpt(GPC-####)
Puertas y portones | {Puerta delantera derecha|Puerta delantera izquierda|Portón trasero=1.3} | modelo liviano | 365000 | rota=1 @ gpt(GPP-####), tyc(TYC-D####)
Guardaplásticos | Guardaplástico de pasarrueda delantero {derecho|izquierdo} | modelo liviano | 24800 | rota=4 @ nosso(NS-G###), maxon(MXG-###)
## Espejos
Espejos manuales | Espejo exterior {derecho|izquierdo} manual con control | modelo | 64500 | rota=5 @ vic(VC-####), fitam(FTM E###), metagal(MTG-####)
Espejos eléctricos | Espejo exterior eléctrico {derecho|izquierdo} | modelo moderno | 118000 | rota=4 @ vic(VCE-####), fitam(FTM U###), metagal(MTE-####)
Vidrios de espejo | Vidrio de espejo con base {derecho|izquierdo} | modelo | 15800 | rota=6 @ vic(VCV-####), metagal(MTV-####)
Espejos interiores | Espejo interior {fijo|día y noche=1.4|con lámpara=2.6} {universal|con ventosa} | universal | 14500 | rota=2 @ vic(VCI-###), metagal(MTI-####)
## Cerraduras y manijas
Cerraduras de puerta | Cerradura de puerta {delantera|trasera} {derecha|izquierda} | modelo liviano | 52500 | rota=4 @ dze(DZE #####), locx(LX-C-###), nosso(NS-C###)
Manijas | Manija {exterior|interior=0.6} {delantera|trasera} {derecha|izquierda} | modelo | 18500 | rota=5 @ nosso(NS-####), fitam(FTM M###), locx(LX-M-###)
Amortiguadores de portón | Amortiguador neumático de {portón trasero|capot=0.9} | modelo liviano | 22800 | rota=5 lote=2 @ stabilus(STB-#####), corven(8####CN), nakata(NGS ####)
Burletes | Burlete de {puerta delantera|puerta trasera|baúl o portón=1.2} | modelo liviano | 28500 | rota=3 @ nosso(NS-U###), dze(DZE B####)
## Limpiaparabrisas
Escobillas | Escobilla limpiaparabrisas {flat|tradicional=0.7} {14"|16"|18"|19"|20"|21"|22"|24"|26"|28"} | universal | 11800 | asc rota=8 lote=2 @ bosch(AF-###A), valeo(VM ####), fic(FIC-####)
Motores de limpiaparabrisas | Motor de limpiaparabrisas delantero | modelo liviano | 118000 | rota=2 @ bosch(0 390 24# ###), valeo(VMT ###), hellux(HE-W####)
Brazos y varillajes | {Brazo limpiaparabrisas|Varillaje de limpiaparabrisas=2.6} | modelo liviano | 24500 | rota=3 @ fic(FCB-###), dze(DZE W####)
Sapitos y bombas | {Bomba de lavaparabrisas|Depósito de lavaparabrisas=1.6|Eyector de lavaparabrisas=0.4} | modelo liviano | 14800 | rota=4 @ fic(FCL-###), vmg(VMG S###)
## Cristales y molduras
Parabrisas | Parabrisas {incoloro|con banda=1.1} | modelo | 186000 | rota=2 @ pilkington(PLK-####), vasa(VSA-####)
Lunetas y vidrios de puerta | {Luneta térmica|Vidrio de puerta delantera derecha=0.5|Vidrio de puerta delantera izquierda=0.5} | modelo liviano | 148000 | rota=1 @ pilkington(PLL-####), vasa(VSL-####)
Insignias y molduras | {Insignia de parrilla|Insignia de baúl=0.9|Juego de molduras laterales=2.2} | modelo | 15800 | rota=3 @ nosso(NS-I###), rm(RMI-###)
# ESC Escape
## Silenciadores y caños
Silenciadores | Silenciador {trasero|intermedio=0.85|delantero=0.9} | modelo | 78000 | rota=4 @ silen(SIL-####), fric(FRI-####), rm(RME-###)
Caños de escape | Caño de escape {delantero|intermedio=0.8|cola=0.5} | modelo | 42500 | rota=3 @ silen(SIC-####), fric(FRC-E####)
Flexibles de escape | Flexible de escape malla {45|50|55|60|65|70} x {100|150|200|250|300} mm | universal | 18900 | asc rota=3 @ silen(SIF-####), fric(FRX-####)
## Catalizadores y soportes
Catalizadores | Catalizador | motor inyeccion | 286000 | rota=2 @ magneti(MM CT####), fric(FRK-####)
Soportes y abrazaderas de escape | {Soporte de goma de escape|Abrazadera de escape=0.8|Junta de escape=1.2} | modelo | 4800 | rota=5 lote=2 @ rm(RMS-###), axios(099.####), bracon(BRS-####)
# LUB Lubricantes y fluidos
## Aceites de motor
Aceites minerales | Aceite de motor mineral {15W-40|20W-50|25W-60} {1 L=1|4 L=3.6|20 L=16|205 L=150} | universal | 7400 | rota=8 @ ypf, shell, castrol, total, elf, mobil, petronas, texaco
Aceites semisintéticos | Aceite de motor semisintético {10W-40|15W-40|5W-40=1.1} {1 L=1|4 L=3.6|20 L=16|205 L=150} | universal | 9600 | rota=9 @ ypf, shell, castrol, total, elf, mobil, petronas, motul
Aceites sintéticos | Aceite de motor sintético {5W-30|5W-40|0W-20=1.15|0W-30=1.15|5W-30 DPF=1.2|10W-60=1.3} {1 L=1|4 L=3.6|20 L=16|205 L=150} | universal | 15800 | rota=10 @ ypf, shell, castrol, total, elf, mobil, petronas, motul
Aceites diésel pesado | Aceite diésel pesado {15W-40 CI-4|15W-40 CK-4=1.15|10W-40 E6=1.4} {4 L=1|20 L=4.6|205 L=43} | universal | 29500 | rota=6 @ ypf, shell, castrol, total, mobil, petronas
Aceite suelto | Aceite suelto {SAE 30|SAE 40|SAE 90=1.1|15W-40=1.15|20W-50=1.1} por litro | universal | 4900 | L rota=6 lote=4 @ ypf, shell, texaco
## Aceites de transmisión
Aceites de caja y diferencial | Aceite para {caja 75W-80=1.1|caja 75W-90=1.2|diferencial 80W-90|diferencial 85W-140|autoblocante LSD 90=1.3} {1 L=1|4 L=3.7|20 L=16.5} | universal | 9800 | rota=6 @ ypf, shell, mobil, motul, castrol, total
Fluidos ATF e hidráulicos | Fluido {ATF III|ATF VI=1.5|CVT=2|dirección hidráulica|hidráulico ISO 68=0.7} {1 L=1|4 L=3.7|20 L=16.5} | universal | 10400 | rota=6 @ ypf, shell, mobil, petronas, total
## Refrigerantes y frenos
Refrigerantes | Refrigerante {orgánico rosa|orgánico amarillo|inorgánico verde=0.7|concentrado=1.6} {1 L=1|5 L=4.4|20 L=16|205 L=150} | universal | 5800 | rota=8 verano @ ypf, total, shell, wega(WRF-###), motul
Líquidos de freno | Líquido de freno {DOT 3=0.8|DOT 4|DOT 5.1=1.6} {200 cc=0.35|500 cc=0.7|1 L=1.3} | universal | 11800 | rota=8 @ bosch(0 204 5## ###), wega(WLF-###), motul, castrol, varga(VLF####)
## Grasas y aditivos
Grasas | Grasa {de litio|grafitada|de bisulfuro de molibdeno=1.4|para homocinéticas=1.6|blanca=1.3} {pote 250 g=0.4|pote 1 kg=1.4|balde 5 kg=6|balde 18 kg=19} | universal | 9400 | rota=5 @ ypf, shell, mobil, molykote(MLK-###)
Grasa suelta | Grasa de litio suelta por kilo | universal | 7200 | KG rota=3 lote=2 @ ypf, shell
Aditivos | {Limpiainyectores nafta|Limpiainyectores diésel|Antihumo=1.1|Tapafugas de radiador=0.8|Mejorador de octanaje=1.2|Tratamiento antifricción=2.4|AdBlue 10 L=1.6} | universal | 9800 | rota=6 @ wynns(WYN-#####), wurth(5861 ###), motul(MT-######), bardahl(BDH-###)
# NEU Neumáticos y llantas
## Neumáticos
Neumáticos de auto | Neumático {165/70R13 79T=0.75|175/65R14 82T=0.88|175/70R13 82T=0.8|185/60R14 82H=0.9|185/60R15 88H|185/65R15 88H=1.05|195/55R15 85V=1.08|195/55R16 87V=1.25|195/60R15 88H=1.1|205/55R16 91V=1.3|205/60R16 92H=1.35|215/50R17 91W=1.6|225/45R17 94W=1.65} | universal | 118000 | rota=7 lote=2 @ pirelli, fate, firestone, continental, bridgestone(BST-#####), dunlop(DLP-#####)
Neumáticos de camioneta | Neumático {205/70R15 96T|225/65R17 102H=1.3|235/75R15 105T=1.2|245/70R16 111T=1.35|255/70R16 111T=1.4|265/65R17 112T=1.5|265/60R18 110T=1.7|265/70R16 112T=1.45|31x10.5R15=1.4} {A/T|H/T|M/T=1.15} | universal | 198000 | rota=6 lote=2 @ pirelli, fate, firestone, continental, bridgestone(BSP-#####)
Neumáticos de camión | Neumático {275/80R22.5=0.95|295/80R22.5|12R22.5=1.02|11R22.5|1000R20=0.9|900R20=0.8|215/75R17.5=0.55|235/75R17.5=0.6} {direccional|tracción=1.08|acoplado=0.95} | universal | 620000 | rota=4 lote=2 @ pirelli, fate, firestone, bridgestone(BSC-#####)
Cámaras y protectores | {Cámara|Protector de cámara=0.6} {R13|R14|R15|R16|R17.5|900-20|1000-20|1100-22} | universal | 18500 | asc rota=3 @ fate(FTC-####), tortuga(TRT-###)
## Llantas y accesorios de rueda
Llantas | Llanta {chapa 13"=0.7|chapa 14"=0.8|chapa 15"|aleación 14"=2.2|aleación 15"=2.5|aleación 16"=2.9|aleación 17"=3.4} {4x98|4x100|4x108|5x100|5x112|5x114,3|6x139,7} | universal | 68000 | rota=3 lote=4 @ mangels(MGL-####), scorro(SCR-####)
Tazas y tuercas | {Taza de rueda 13"|Taza de rueda 14"|Taza de rueda 15"=1.1|Tuerca de rueda=0.12|Bulón de rueda=0.16|Juego de tuercas antirrobo=2.6} {cromada|negra|gris} | universal | 12800 | rota=4 lote=4 @ nosso(NS-T####), rm(RMW-###)
Válvulas y balanceo | {Válvula TR413|Válvula TR414|Válvula metálica=3|Contrapeso adhesivo=1.6|Contrapeso de clip=1.5|Parche vulcanizado=2} {x 10|x 50=4.6|x 100=8.8} | universal | 2900 | CAJA rota=4 @ vipal(VPL-###), schrader(SCH-####)
`;
