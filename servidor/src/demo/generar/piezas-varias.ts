/** The shelves, the workshop, the farm, paper and services. How to read it: `catalogo.ts`. */
export const PIEZAS_VARIAS = `
# ACC Accesorios
## Interior
Cubreasientos | Juego de cubreasientos {tela=0.7|cuerina|mixto=0.9} {a medida=1.3|universal} {negro|gris|beige} | universal | 78000 | JGO rota=3 @ ride(RD-####), iael(IAE-###)
Alfombras | Juego de alfombras {goma|bouclé=1.3|termoformadas=2} | modelo liviano | 38500 | JGO rota=4 @ ride(RDA-####), iael(IAA-####)
Cubrevolantes y pomos | {Cubrevolante|Pomo de palanca=0.8|Fuelle de palanca=0.7} {negro|gris|símil cuero=1.3} {38 cm|40 cm=1.1} | universal | 11800 | rota=3 @ ride(RDV-###), iael(IAV-###)
Aromatizantes | Aromatizante {pino|vainilla|limón|auto nuevo|coco|frutilla} {colgante|en aerosol=2.4|de rejilla=1.8} | universal | 2100 | rota=7 lote=3 @ littletrees(LTR-###), walker(WLK-###)
## Exterior
Barras y portaequipajes | {Barra portaequipaje|Portabicicletas=1.4|Enganche de remolque=2.2} | modelo liviano | 98000 | rota=2 @ bepo(BPO-####), iael(IAB-####)
Estribos y defensas | {Estribo lateral|Defensa delantera=1.6|Jaula antivuelco=1.8|Cobertor de caja=1.2} | modelo pickup | 218000 | JGO rota=3 @ bepo(BPE-####), keko(KEK-####)
Deflectores y cubre carter | {Deflector de ventanilla|Cubrecárter metálico=1.9|Barrero=0.6} | modelo liviano | 36500 | JGO rota=3 @ iael(IAD-####), bepo(BPC-####)
Fundas cubreauto | Funda cubreauto {chica=0.9|mediana|grande=1.15|pick-up=1.4} {impermeable|antigranizo=2.2} | universal | 48500 | rota=3 @ iael(IAF-###), ride(RDF-###)
## Seguridad y audio
Alarmas | Alarma para auto {volumétrica|presencial=1.2|con cierre centralizado=1.6} {con dos controles|con control y llavero} | universal | 128000 | rota=3 @ positron(PSN-####), xline(XLN-###)
Matafuegos | Matafuego {1 kg|2,5 kg=2} polvo ABC con {soporte|soporte y manómetro=1.1} | universal | 28500 | rota=6 @ melisam(MEL-###), drago(DRG-###)
Audio | {Estéreo Bluetooth USB|Estéreo pantalla 7"=2.8|Parlantes 6" (par)=0.6|Parlantes 6x9" (par)=0.9|Antena de techo=0.15} {55 W|100 W=1.2|200 W=1.5} | universal | 98000 | rota=3 @ pioneer(PNR-####), xline(XLA-###), bse(BSE-###)
Sensores de estacionamiento | {Kit de sensores de estacionamiento 4 puntos|Cámara de marcha atrás=0.8|Kit cámara y pantalla=1.9} {negro|gris|blanco} | universal | 58000 | JGO rota=3 @ xline(XLS-###), positron(PSE-####)
# FER Ferretería y taller
## Bulonería
Bulones | Bulón hexagonal {M6=0.5|M8=0.8|M10=1.3|M12=2} x {20|25|30|40|50|60|70|80} {8.8|10.9=1.5} x 10 | universal | 4200 | CAJA asc rota=4 @ rm(RMB-####), fitam(FTB ####)
Tuercas y arandelas | {Tuerca autofrenante|Tuerca hexagonal=0.7|Arandela plana=0.3|Arandela grower=0.3} {M5|M6|M8|M10|M12|M14} x 50 | universal | 3900 | CAJA asc rota=3 @ rm(RMN-####), fitam(FTN ####)
Grampas y clips | {Grampa de tapizado|Clip de paragolpe|Remache plástico|Grampa de moldura} {6 mm|7 mm|8 mm|9 mm|10 mm} x {10|25=2.2|50=4} | universal | 2800 | CAJA rota=5 @ nosso(NS-K####), rm(RMG-####)
Abrazaderas | Abrazadera {cremallera|reforzada=1.8|para fuelle=1.3} {8-12|10-16|12-20|16-27|20-32|25-40|32-50|40-60|50-70|60-80} mm | universal | 1150 | asc rota=7 lote=6 @ rm(RMA-####), norma(NRM-####), litton(LT A###)
Mangueras por metro | Manguera {de combustible|de vacío=0.7|de agua=1.4|de aire comprimido=1.2|cristal=0.5} {4 mm|6 mm|8 mm|10 mm|12 mm|16 mm|19 mm|25 mm} por metro | universal | 2600 | M asc rota=5 lote=2 @ gates(GMM ###), dayco(DMM ###), litton(LT M###)
## Adhesivos y selladores
Selladores | {Silicona alta temperatura roja|Silicona gris RTV=1.3|Formador de juntas negro=1.2|Sellador de parabrisas=1.8|Sellador de carrocería=1.5} {70 g=0.6|85 g=0.8|300 ml=1.7} | universal | 9800 | rota=7 @ loctite(IDH ######), wurth(0893 ###), taranto(29####), tres_m(3M-#####)
Trabadores y fijadores | {Trabarroscas medio|Trabarroscas fuerte|Fijador de rodamientos=1.2|Sellador de roscas=1.1} {10 ml=0.6|36 ml=1.6|50 ml=2} | universal | 12800 | rota=4 @ loctite(IDT ######), wurth(0894 ###)
Cintas | Cinta {aisladora|bifaz=2.2|de enmascarar=0.9|autosoldable=2.6|de tela=2} {10 m|20 m=1.7|40 m=3} | universal | 3400 | rota=6 @ tres_m(3MC-####), rm(RMX-###)
## Químicos y limpieza
Aflojatodo y limpiadores | {Aflojatodo|Limpiacontactos|Limpiacarburador|Limpiafrenos=1.1|Siliconado=0.9|Desengrasante=0.8|Arranque rápido=1.2} {220 cc=0.7|400 cc|500 cc=1.2} | universal | 8900 | rota=8 lote=2 @ wurth(0890 ###), wd(WD4-###), wynns(WYL-#####), locx(LX-Q-###)
Cosmética | {Champú|Cera líquida=1.5|Cera en pasta=1.7|Renovador de gomas=1.1|Limpiavidrios=0.8|Limpiatapizados=1.2|Pulidor=1.9} {500 cc|1 L=1.7|5 L=6.5} | universal | 6900 | rota=6 @ walker(WLC-###), meguiars(MGR-###), tres_m(3MW-####), revigal(RVG-###)
Pintura en aerosol | Pintura en aerosol {negro mate|negro brillante|blanco|gris grafito|aluminio|rojo|azul|antióxido|alta temperatura=1.4} 400 cc | universal | 8200 | rota=5 @ kuwait(KWT-###), tersuave(TSV-###)
## Herramientas
Llaves manuales | Llave {combinada|acodada=1.3|de tubo=1.2|Allen=0.5|Torx=0.7} {6 mm|7 mm|8 mm|10 mm|11 mm|12 mm|13 mm|14 mm|15 mm|17 mm|19 mm|22 mm|24 mm} | universal | 5900 | asc rota=2 @ bahco(BHC-####), bremen(BRM-####)
Juegos y extractores | {Juego de tubos 1/2"|Juego de llaves combinadas=0.8|Extractor de rótula=0.4|Extractor de poleas=0.5|Compresor de espirales=0.9|Torquímetro 1/2"=1.6} {con estuche|en blíster} | universal | 138000 | rota=2 @ bahco(BHJ-####), bremen(BRJ-####)
Elevación | {Crique botella|Crique carro=2|Caballete (par)=1.2|Crique tijera=0.6} {2 t|3 t=1.3|5 t=1.7|10 t=2.8} | universal | 64500 | rota=2 iva=10.5 @ bremen(BRE-####), hamilton(HML-###)
Compresores e instrumentos | {Compresor 12V|Medidor de presión=0.4|Cargador de batería 10 A=1.4|Tester digital=0.5|Scanner OBD2=1.2|Lámpara estroboscópica=1.1} {uso liviano|profesional=1.8} | universal | 68500 | rota=2 iva=10.5 @ bremen(BRC-####), hamilton(HMI-###), litton(LT S###)
# AGR Agro y maquinaria
## Filtros agrícolas
Filtros de tractor | Filtro {de aceite|de combustible|hidráulico=1.6|de aire primario=2.2|de aire secundario=1.3} {John Deere 5075E|John Deere 6110J|John Deere 6155J|New Holland TL75|New Holland T6.110|Massey Ferguson 4275|Massey Ferguson 6712|Case Farmall 110|Deutz AX 4.80|Pauny 250A|Valtra BM110|Zanello 230} | universal | 28500 | rota=4 iva=10.5 @ mann(WA ####), donaldson(P55####), fleetguard(FF####)
Filtros de cosechadora | Filtro {de aceite|de combustible|hidráulico=1.6|de aire primario=2.4|de cabina=1.1} {John Deere 9570|John Deere S660|New Holland TC59|New Holland CR6.80|Case Axial Flow 7130|Massey Ferguson 5650|Vassalli 1550|Claas Lexion 750} | universal | 46500 | rota=3 iva=10.5 @ mann(WC ####), donaldson(P56####), fleetguard(FC####)
## Transmisión agrícola
Correas agrícolas | Correa {A|B|C=1.8|HB=1.6|HC=2.4} {40|45|50|55|60|65|70|75|80|85|90|95|100|105|110|120} | universal | 13800 | asc rota=3 iva=10.5 @ gates(GAG ####), dayco(DAG ####), contitech(CAG ####)
Crucetas y cardanes de toma | {Cruceta de toma de fuerza|Cardán de toma de fuerza=6|Horquilla de toma de fuerza=1.2|Protector de cardán=1.4} {serie 2|serie 4=1.3|serie 6=1.6|serie 8=2.1} {estriado 1 3/8"|estriado 1 3/4"=1.2} | universal | 34500 | rota=2 iva=10.5 @ etma(ETA-####), comer(CMR-###)
Rodamientos con soporte | Rodamiento con soporte {UCP|UCF|UCFL} {204|205|206|207|208|209|210|211|212} | universal | 18500 | asc rota=3 iva=10.5 @ skf(SKF AG###), fk(FK-###), ntn(NTN AG###)
# LIB Librería técnica
## Manuales
Manuales de taller | Manual de taller | modelo liviano | 29800 | rota=1 iva=EXENTO @ negri(NGR-####), ceac(CEA-####)
# SER Servicios
## Servicios de mostrador
Colocaciones y pruebas | {Colocación de batería|Prueba de batería y alternador|Colocación de escobillas=0.5|Colocación de lámparas=0.8|Escaneo de fallas=3|Carga de batería=0.8|Armado de cable de batería=1.2|Grabado de cristales=3} | universal | 9500 | SERVICIO rota=5 @ propia(SV-###)
Rectificación y prensa | {Rectificación de disco de freno|Rectificación de campana=0.9|Prensado de rodamiento=0.7|Rectificación de tapa de cilindros=5|Remachado de cinta=1.1|Prensado de manguera hidráulica=1.3} | universal | 24500 | SERVICIO rota=3 @ propia(SR-###)
Envíos | {Envío en el día zona local|Envío por comisionista=1.6|Despacho a terminal de ómnibus=1.2|Embalaje especial=0.8} | universal | 8500 | SERVICIO rota=4 @ propia(SE-###)
`;
