/** What is sold for the engine and what feeds it. How to read it: `catalogo.ts`. */
export const PIEZAS_DE_MOTOR = `
# MOT Motor
## Filtros
Filtros de aceite | Filtro de aceite | motor | 9800 | rota=10 lote=2 @ mann(W ###/##), mahle(OC ####), fram(PH#####), tecfil(PSL####), wega(WO-####), bosch
Filtros de aire | Filtro de aire | motor | 12500 | rota=9 @ mann(C ## ###), mahle(LX ####), fram(CA#####), tecfil(ARL####), wega(JFA-####), bosch
Filtros de combustible nafta | Filtro de combustible | motor nafta | 8600 | rota=8 @ mann(WK ###/##), mahle(KL ####), fram(G#####), tecfil(GI####), wega(FCI-####), bosch
Filtros de gasoil | Filtro de combustible | motor diesel | 21500 | rota=9 @ mann(PU ####-#), mahle(KX ####), fram(PS#####), tecfil(PSD####), wega(FCD-####), bosch
Trampas de agua | Filtro separador de agua | motor diesel | 34000 | rota=6 @ mann(PL ###-##), mahle(KC ####), tecfil(PSC####), fram(PSW####)
Filtros de GNC | Filtro de GNC {baja presión|alta presión} 5ta generación {salida simple|doble salida|con pico de 12 mm|con pico de 14 mm} | universal | 7400 | rota=7 @ wega(GNC-###), tecfil(GNC ####)
Kits de filtros | Kit de filtros aceite + aire + combustible | motor liviano | 29500 | JGO rota=7 @ wega(KIT-####), tecfil(KTF####), fram(KF#####)
## Distribución
Correas de distribución | Correa de distribución | motor liviano correa | 24500 | rota=8 @ gates(5###XS), dayco(94####), contitech(CT####), skf(VKMT 0####)
Kits de distribución | Kit de distribución {correa y tensor|correa, tensor y bomba de agua=1.7} | motor liviano correa | 92000 | JGO rota=8 @ skf(VKMA 0####), gates(K015###XS), dayco(KTB ####), ina(530 0### 10)
Tensores de distribución | Tensor de correa de distribución | motor liviano correa | 38500 | rota=5 @ skf(VKM 1####), ina(531 0### 10), gates(T4####), dayco(ATB ####)
Cadenas de distribución | Kit de cadena de distribución | motor cadena | 168000 | JGO rota=3 @ ina(559 0### 10), febi(FB 4####), ruville(EVR 3###)
Engranajes de distribución | Engranaje de {cigüeñal|árbol de levas=1.4} | motor | 41000 | rota=1 @ febi(FB 2####), metal_leve(ENG-####), dph(DPH-E####)
## Correas auxiliares
Correas poli V | Correa poli V | motor moderno | 16800 | rota=8 @ gates(6PK####XS), dayco(6PK####HD), contitech(6PK####), bosch(1 987 94# ###)
Correas en V | Correa en V {10x=1|13x=1.2|17x=1.6|22x=2.2}{500|550|600|650|700|750|800|850|900|950|1000|1050|1100|1150|1200|1250|1300|1400|1500|1600} | universal | 8200 | asc rota=4 @ gates(62###MC), dayco(10A####C), contitech(AVX####)
Tensores de correa poli V | Tensor de correa poli V | motor liviano | 43000 | rota=5 @ skf(VKM 3####), ina(534 0### 10), gates(T3####), dayco(APV ####)
## Juntas y retenes
Juegos de juntas de motor | Juego de juntas de motor {completo=1|descarbonización=0.6} | motor | 148000 | JGO rota=4 @ taranto(21####), illinois(IL #####)
Juntas de tapa de cilindros | Junta de tapa de cilindros | motor | 39500 | rota=6 @ taranto(24####), illinois(ILT ####), sabo(8#### T)
Juntas de tapa de válvulas | Junta de tapa de válvulas | motor | 12400 | rota=7 @ taranto(25####), illinois(ILV ####), sabo(8#### V)
Juntas de cárter | Junta de cárter | motor | 14200 | rota=3 @ taranto(26####), illinois(ILC ####)
Juntas de múltiple | Junta de múltiple de {admisión|escape=1.1} | motor | 9800 | rota=4 @ taranto(27####), illinois(ILM ####)
Retenes de cigüeñal | Retén de cigüeñal {delantero|trasero=1.6} | motor | 11800 | rota=5 @ sabo(0#### BRAG), corteco(490 #### 3 C), dph(DPH-R####)
Retenes de válvula | Juego de retenes de válvula | motor | 10900 | JGO rota=4 @ sabo(6#### RV), corteco(190 #### 2 C), taranto(28####)
## Pistones, aros y camisas
Juegos de pistones | Juego de pistones {STD|0,25|0,50|1,00} | motor | 285000 | JGO rota=1 @ metal_leve(P-####-ML), suprens(SU-#####), mahle(PT ####)
Juegos de aros | Juego de aros {STD|0,25|0,50|1,00} | motor | 96000 | JGO rota=2 @ perfect(PC-#####), metal_leve(AN-####-ML), mahle(AR ####)
Camisas | Camisa de cilindro | motor diesel | 64000 | rota=1 @ metal_leve(CM-####-ML), suprens(SUC-####)
## Cojinetes
Cojinetes de biela | Juego de cojinetes de biela {STD|0,25|0,50} | motor | 47000 | JGO rota=2 @ metal_leve(BB###J), mahle(BL ####), perfect(PCB-####)
Cojinetes de bancada | Juego de cojinetes de bancada {STD|0,25|0,50} | motor | 62000 | JGO rota=2 @ metal_leve(BC###J), mahle(BN ####), perfect(PCC-####)
Axiales de cigüeñal | Juego de axiales de cigüeñal STD | motor | 18500 | JGO rota=1 @ metal_leve(AX###J), mahle(BX ####)
## Tapa de cilindros y válvulas
Válvulas | Válvula de {admisión|escape=1.25} | motor | 13800 | rota=2 lote=4 @ metal_leve(VLV ####), gaviland(GV-####), ipsa(IPV-####)
Botadores hidráulicos | Botador hidráulico | motor liviano | 14900 | rota=3 lote=8 @ ina(420 0### 10), gaviland(GVB-###), febi(FB 1####)
Árboles de levas | Árbol de levas | motor | 236000 | rota=1 @ gaviland(GVA-###), ipsa(IPA-####)
Tapas de cilindros | Tapa de cilindros {desnuda=1|completa=1.8} | motor | 690000 | rota=1 @ ipsa(IPT-####), dze(DZE T####)
## Lubricación
Bombas de aceite | Bomba de aceite | motor | 78000 | rota=3 @ schadek(10.####), indisa(50####-A), metal_leve(BO-####-ML)
Cárteres | Cárter de aceite | motor | 84000 | rota=2 @ fitam(FTM C###), maxon(MXC-###)
Tapones y varillas | {Tapón de cárter|Varilla de nivel de aceite=3.2|Tapa de carga de aceite=1.8} | motor | 5200 | rota=3 @ dze(DZE #####), maxon(MX-####), fitam(FTM ####)
## Soportes de motor
Soportes de motor | Soporte de motor {derecho|izquierdo|inferior=0.8} | motor | 42500 | rota=6 @ bracon(BR-#####), vth(VTH ####), axios(012.####.#)
Soportes de caja | Soporte de caja de velocidades | motor | 36000 | rota=5 @ bracon(BRC-####), vth(VTH C###), axios(013.####)
## Turbo
Turbocompresores | Turbocompresor | motor diesel | 1050000 | rota=1 @ mahle(TC ####), febi(FB T####)
Mangueras de turbo | Manguera de turbo a intercooler {lado frío|lado caliente} | motor diesel | 62000 | rota=4 @ dze(DZE M####), febi(FB 9####)
Válvulas EGR | Válvula EGR | motor diesel | 298000 | rota=2 @ pierburg(7.2####.##.0), wahler(7#### .D), magneti(MM EG####)
# COM Combustible e inyección
## Inyección nafta
Inyectores nafta | Inyector | motor inyeccion | 82000 | rota=3 lote=4 @ bosch(0 280 1## ###), magneti(IWP ####), delphi(DL-I####), facet(FI ####)
Cuerpos de mariposa | Cuerpo de mariposa | motor inyeccion | 198000 | rota=2 @ magneti(MM CM####), bosch(0 280 75# ###), vdo(A2C#####)
Motores paso a paso | Válvula de ralentí (IAC) | motor inyeccion | 46500 | rota=4 @ facet(7.####F), magneti(IB ####), 3rho(3R-6####)
Sensores MAP | Sensor MAP | motor inyeccion | 52000 | rota=4 @ bosch(0 261 23# ###), facet(13.####F), 3rho(3R-5####)
Sensores de temperatura | Sensor de temperatura de agua | motor | 14800 | rota=6 @ facet(7.3### T), 3rho(3R-1####), vdo(A2T####)
Sensores de posición | Sensor de {rotación de cigüeñal|fase de árbol de levas|posición de mariposa (TPS)} | motor inyeccion | 39800 | rota=5 @ facet(9.####F), bosch(0 261 21# ###), 3rho(3R-2####), fispa(F-2####-S)
Sondas lambda | Sonda lambda {anterior al catalizador|posterior al catalizador} | motor inyeccion | 96500 | rota=4 @ bosch(0 258 00# ###), ngk(OZA ###-EE#), denso(DOX-####)
## Inyección diesel
Inyectores common rail | Inyector common rail | motor commonrail | 465000 | rota=2 lote=4 @ bosch(0 445 11# ###), delphi(DL-CR###), denso(DCRI ####)
Toberas | Tobera de inyector | motor diesel | 58000 | rota=2 lote=4 @ bosch(0 433 17# ###), delphi(DLLA ###), denso(DNT-####)
Bombas inyectoras | Bomba {de alta presión|de transferencia=0.3} | motor diesel | 1150000 | rota=1 @ bosch(0 445 01# ###), delphi(DL-P####), denso(DHP-####)
Elementos y reguladores | Regulador de presión de riel | motor commonrail | 186000 | rota=2 @ bosch(0 281 00# ###), denso(DSCV ###)
## Bombas y tanque
Bombas eléctricas de combustible | Bomba eléctrica de combustible | motor inyeccion | 68500 | rota=6 @ bosch(0 580 4## ###), magneti(MM BC####), hellux(HE-B####), delphi(DL-FE###)
Módulos de tanque | Conjunto aforador y bomba de tanque | motor inyeccion | 158000 | rota=4 @ bosch(0 986 58# ###), vdo(A2M####), magneti(MM MT####)
Bombas mecánicas | Bomba mecánica de nafta | motor carburador | 29500 | rota=3 @ indisa(51####-N), fispa(FBM ###)
Tapas de tanque | Tapa de tanque de combustible {con llave=1.6|sin llave} | modelo | 13200 | rota=4 @ fitam(FTM T###), locx(LX-T-###), nosso(NS-T###)
## Carburación
Reparaciones de carburador | Juego de reparación de carburador | motor carburador | 16900 | JGO rota=3 @ fispa(FRC ####), ipsa(IPC-####)
Carburadores | Carburador nuevo | motor carburador | 214000 | rota=1 @ fispa(FCA ###), ipsa(IPK-####)
Bases y flotantes | {Base de carburador|Flotante de carburador=0.7} | motor carburador | 13800 | rota=2 @ vth(VTH B###), fispa(FFL ###)
## GNC
Reguladores de GNC | {Regulador de GNC|Reductor de GNC=1.2|Electroválvula de GNC=0.4} {3ra generación|5ta generación} {100 HP|140 HP|180 HP} | universal | 210000 | rota=3 @ hescher(HSG-###), fispa(FGN ###)
Repuestos de GNC | {Kit de reparación de regulador|Llave conmutadora|Manómetro con sensor|Válvula de carga|Emulador de inyección|Variador de avance} GNC {3ra generación|5ta generación} | universal | 38000 | rota=5 @ hescher(HSR-###), fispa(FGR ###), litton(LT G###)
# ENC Encendido
## Bujías
Bujías convencionales | Bujía de encendido | motor nafta | 6900 | rota=10 lote=4 @ ngk(B#R#-##), bosch(0 242 2## ###), champion(RC##YC#), motorcraft(BE#Z-####-B)
Bujías iridium | Bujía de encendido iridium | motor inyeccion | 16800 | rota=6 lote=4 @ ngk(ILZ#R-###), denso(IK##-###), bosch(0 242 1## ###)
Bujías de precalentamiento | Bujía de precalentamiento | motor diesel | 21800 | rota=5 lote=4 @ ngk(Y-###J), bosch(0 250 20# ###), hellux(HE-P####)
## Cables y bobinas
Cables de bujía | Juego de cables de bujía | motor nafta | 38500 | JGO rota=7 @ ngk(STV-####), bosch(0 986 35# ###), prestolite(PRC-####), indiel(INC-###)
Bobinas de encendido | Bobina de encendido | motor nafta | 68000 | rota=6 @ bosch(F 000 ZS# ###), ngk(U-####N), hellux(HE-E####), magneti(MM BO####)
## Distribuidores
Tapas de distribuidor | Tapa de distribuidor | motor carburador | 15800 | rota=4 @ indiel(IND-####), prestolite(PRT-####), bosch(1 235 52# ###)
Rotores | Rotor de distribuidor | motor carburador | 7900 | rota=4 @ indiel(INR-####), prestolite(PRR-####), bosch(1 234 33# ###)
Platinos y condensadores | {Platino|Condensador de encendido=0.8|Módulo de encendido electrónico=6} | motor carburador | 8400 | rota=3 @ indiel(INP-####), prestolite(PRE-#####)
`;
