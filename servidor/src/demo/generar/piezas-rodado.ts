/** What stops, holds up, steers and drives. How to read it: `catalogo.ts`. */
export const PIEZAS_DE_RODADO = `
# FRE Frenos
## Frenos a disco
Pastillas de freno | Pastilla de freno {delantera|trasera} | modelo liviano | 42500 | JGO rota=10 @ frasle(PD/####), cobreq(N-####), jurid(HQJ-####), ferodo(FDB####), trw(GDB####), bosch(0 986 B## ###)
Pastillas de freno por motor | Pastilla de freno delantera | motor moderno | 46800 | JGO rota=9 @ frasle(PD/9####), brembo(P #5 ###), ferodo(FSL####), trw(COB####)
Discos de freno | Disco de freno {delantero ventilado|trasero=0.9} | modelo liviano | 58500 | rota=8 lote=2 @ frum(FRM ####), fremax(BD####), trw(DF####), brembo(09.#### .11), bosch(0 986 BB# ###)
Calipers | Caliper de freno delantero {derecho|izquierdo} | modelo liviano | 148000 | rota=2 @ trw(BHN###), varga(VCF####)
Reparaciones de caliper | Juego de reparación de caliper | modelo liviano | 14200 | JGO rota=4 @ varga(VRC####), sadar(SDR-####)
## Frenos a campana
Cintas de freno | Cinta de freno trasera | modelo liviano | 36500 | JGO rota=7 @ frasle(LP/####), cobreq(C-####-CB), ferodo(FSB####), trw(GS####)
Campanas de freno | Campana de freno trasera | modelo | 49500 | rota=5 lote=2 @ frum(FRC ####), fremax(BC####), trw(DB####)
Cilindros de rueda | Cilindro de rueda trasero {derecho|izquierdo} | modelo liviano | 16800 | rota=6 lote=2 @ trw(BWH###), varga(VCR####), bosch(F 026 A0# ###)
Resortes y reguladores | {Juego de resortes de freno trasero|Regulador de freno trasero=1.3} | modelo liviano | 9800 | JGO rota=3 @ sadar(SDK-####), varga(VRF####)
## Hidráulica de frenos
Bombas de freno | Bomba de freno | modelo liviano | 89500 | rota=4 @ trw(PMN###), bosch(0 204 0## ###), varga(VCM####)
Servofrenos | Servofreno | modelo liviano | 218000 | rota=1 @ trw(PSA###), bosch(0 204 1## ###), varga(VSF####)
Flexibles de freno | Flexible de freno {delantero|trasero} | modelo | 14500 | rota=6 lote=2 @ trw(PHB###), fremax(FX####), sadar(SDF-####)
Cables de freno de mano | Cable de freno de mano {derecho|izquierdo|primario=0.8} | modelo liviano | 21500 | rota=5 @ fania(FN-####), suprens(SUF-####), sadar(SDC-####)
Sensores de ABS | Sensor de ABS {delantero|trasero} {derecho|izquierdo} | modelo moderno | 54000 | rota=4 @ bosch(0 265 00# ###), facet(22.####F), 3rho(3R-7####)
## Freno neumático
Pulmones de freno | Pulmón de freno {simple|doble=1.8} {tipo 20|tipo 24|tipo 30} | modelo camion | 128000 | rota=4 @ wabco(423 1## ###), knorr(KN BS####), master(MS-P###)
Válvulas neumáticas | Válvula {de descarga rápida|de pedal=3.2|APU=4|niveladora=1.5|relé=1.6} | modelo camion | 96000 | rota=3 @ wabco(973 0## ###), knorr(KN AC####)
Cintas para camión | Cinta de freno para camión {delantera|trasera} | modelo camion | 118000 | JGO rota=6 @ frasle(MB/####), cobreq(CC-####)
Compresores de aire | Compresor de aire {nuevo|reconstruido=0.6} | modelo camion | 890000 | rota=1 @ wabco(911 1## ###), knorr(KN LK####)
# SUS Suspensión
## Amortiguadores
Amortiguadores delanteros | Amortiguador delantero {derecho|izquierdo} | modelo liviano | 112000 | rota=8 lote=2 @ corven(#####C), monroe(SP####), cofap(GP#####), sachs(312 ### 0), kyb(33####-K), lip(LPD-###-A)
Amortiguadores traseros | Amortiguador trasero | modelo liviano | 78000 | rota=8 lote=2 @ corven(#####CT), monroe(G#####), cofap(GB #####), sachs(313 ### 0), kyb(34####-K), lip(LPT-###-A)
Amortiguadores de camión | Amortiguador {delantero|trasero|de cabina=0.7} | modelo camion | 96000 | rota=4 lote=2 @ corven(9####CM), monroe(T5####), sachs(131 ### 0)
Cazoletas y crapodinas | {Cazoleta de amortiguador con crapodina|Crapodina de suspensión=0.5} delantera | modelo liviano | 28500 | rota=7 lote=2 @ axios(022.####), skf(VKDA ####), bracon(BRZ-####), sadar(SDZ-####)
Topes y fuelles de amortiguador | Kit de tope y fuelle de amortiguador {delantero|trasero} | modelo liviano | 13800 | JGO rota=6 @ axios(033.####), sadar(SDT-####), vth(VTH T###)
## Espirales y elásticos
Espirales | Espiral {delantero|trasero=0.9} | modelo liviano | 48500 | rota=4 lote=2 @ rassini(RE-##-###), corven(7####CE), monroe(ME####)
Elásticos | {Hoja maestra de elástico|Paquete de elásticos=4|Segunda hoja de elástico=0.9} trasero | modelo trasera | 128000 | rota=3 @ rassini(RS-##-####), ag(AGK-####)
Bujes y pernos de elástico | {Buje de elástico|Perno de elástico=1.6|Grampa de elástico=1.4} | modelo trasera | 11800 | rota=5 lote=4 @ axios(044.####), rassini(RP-####), bracon(BRE-####)
## Parrillas y rótulas
Rótulas | Rótula de suspensión {inferior|superior=0.9} | modelo liviano | 32500 | rota=8 lote=2 @ viemar(680###), nakata(NK ####), thompson(TR-#####), trw(JBJ####)
Parrillas de suspensión | Parrilla de suspensión {derecha|izquierda} con buje y rótula | modelo liviano | 98000 | rota=6 @ viemar(699###), nakata(NBJ ####), thompson(TP-#####), trw(JTC####)
Bujes de parrilla | Buje de parrilla {delantero|trasero=1.2} | modelo liviano | 13900 | rota=7 lote=2 @ axios(012.####.#), bracon(BRP-####), vth(VTH P###)
Bujes de eje trasero | Buje de eje trasero | modelo liviano | 24800 | rota=5 lote=2 @ axios(055.####), bracon(BRX-####)
## Barra estabilizadora
Bieletas | Bieleta de barra estabilizadora {derecha|izquierda} | modelo liviano | 19800 | rota=8 lote=2 @ nakata(N 9####), viemar(503###), trw(JTS####), thompson(TB-#####)
Bujes de barra estabilizadora | Buje de barra estabilizadora {delantera|trasera} | modelo | 7800 | rota=6 lote=2 @ axios(066.####), bracon(BRB-####), vth(VTH E###)
## Suspensión neumática
Pulmones de suspensión | {Pulmón de suspensión|Pulmón de cabina=0.5} | modelo camion | 198000 | rota=3 @ firestone(W01-358-####), contitech(CTA ####), wabco(951 8## ###)
# DIR Dirección
## Extremos y precaps
Extremos de dirección | Extremo de dirección {derecho|izquierdo} | modelo | 24500 | rota=8 lote=2 @ viemar(335###), nakata(N 1####), thompson(TE-#####), trw(JTE####)
Precaps | Precap (axial) de dirección | modelo liviano | 25800 | rota=7 lote=2 @ viemar(680### X), nakata(N 6####), thompson(TX-#####), trw(JAR####)
Barras de dirección | Barra {corta|larga=1.5} de dirección | modelo trasera | 118000 | rota=3 @ viemar(VBD ###), nakata(N 8####), trw(BAR####)
Fuelles de cremallera | Juego de fuelles de cremallera | modelo liviano | 12800 | JGO rota=5 @ axios(077.####), sadar(SDX-####), vth(VTH F###)
## Cajas y bombas
Cajas de dirección mecánicas | Caja de dirección mecánica | modelo delantera | 248000 | rota=1 @ trw(JRM###), maggi(MG-C###)
Cajas de dirección hidráulicas | Caja de dirección hidráulica | modelo moderno | 420000 | rota=2 @ trw(JRP###), maggi(MG-D###)
Bombas de dirección hidráulica | Bomba de dirección hidráulica | modelo moderno | 268000 | rota=3 @ trw(JPR###), maggi(MG-H###), bosch(K S00 00# ###)
Mangueras de dirección | Manguera de dirección hidráulica {de presión|de retorno=0.5} | modelo moderno | 46500 | rota=4 @ maggi(MG-M###), gates(GPS####)
Cardán y columna | {Cardán de columna de dirección|Cruceta de columna de dirección=0.3} | modelo liviano | 78000 | rota=2 @ maggi(MG-K###), sadar(SDL-####)
# TRA Transmisión
## Embrague
Kits de embrague | Kit de embrague {placa, disco y crapodina|placa y disco=0.82} | motor | 248000 | JGO rota=6 @ luk(62# #### 00), sachs(3000 9## ###), valeo(826###), skf(VKC 6####)
Crapodinas hidráulicas | Crapodina hidráulica de embrague | modelo moderno | 128000 | rota=4 @ luk(510 #### 10), sachs(3182 ### ###), fte(ZA ####)
Bombas y bombines de embrague | {Bomba de embrague|Bombín de embrague=0.9} | modelo moderno | 56500 | rota=5 @ trw(PND###), varga(VBE####), fte(KG ####)
Cables de embrague | Cable de embrague | modelo liviano | 19800 | rota=5 @ fania(FE-####), suprens(SUE-####)
Volantes bimasa | Volante bimasa | motor commonrail liviano | 980000 | rota=1 @ luk(415 #### 10), sachs(2294 ### ###)
## Semiejes y homocinéticas
Homocinéticas | Homocinética lado rueda | modelo delantera | 68500 | rota=6 @ spicer(HC-####S), nakata(NJH ####), skf(VKJA ####), etma(ETH-####)
Homocinéticas con ABS | Homocinética lado rueda con ABS | modelo delantera moderno | 78500 | rota=5 @ spicer(HB-####S), nakata(NJB ####), skf(VKJB ####)
Fuelles de semieje | Fuelle de semieje {lado rueda|lado caja} | modelo delantera | 9800 | rota=7 lote=2 @ axios(088.####), sadar(SDH-####), spicer(FS-####S)
Semiejes | Semieje completo {derecho|izquierdo} | modelo delantera | 186000 | rota=3 @ spicer(SE-####S), nakata(NSE ####), etma(ETS-####)
Tricetas | Triceta | modelo delantera | 39500 | rota=3 @ spicer(TR-####S), nakata(NTR ####)
## Cardán y diferencial
Crucetas | Cruceta de cardán | modelo trasera | 26500 | rota=7 @ spicer(5-####X), etma(ET-####), nakata(NCR ####)
Soportes de cardán | Soporte central de cardán con rodamiento | modelo trasera | 68000 | rota=5 @ bracon(BRK-####), etma(ETC-####), spicer(SC-####S)
Conjuntos de diferencial | {Corona y piñón|Kit de rodamientos de diferencial=0.3|Kit de satélites y planetarios=0.5} | modelo trasera | 620000 | JGO rota=1 @ spicer(CP-####S), etma(ETD-####)
Retenes de piñón y palier | Retén de {piñón de diferencial|palier} | modelo trasera | 13500 | rota=5 @ sabo(1#### BRG), corteco(190 1### 4 C)
## Rodamientos y mazas
Rodamientos de rueda | Rodamiento de rueda {delantero|trasero} | modelo | 44500 | rota=8 lote=2 @ skf(VKBA ####), fag(7136 #### 10), nsk(NSK ##BWD##), ntn(NTN DE#####), koyo(KY DAC##-##)
Mazas de rueda | Maza de rueda {delantera|trasera} con rodamiento | modelo liviano | 84000 | rota=6 @ skf(VKBA 7###H), fag(7135 #### 10), hipper(HFM ####)
Rodamientos rígidos de bolas | Rodamiento rígido de bolas {6000|6001|6002|6003|6004|6005|6006|6200|6201|6202|6203|6204|6205|6206|6207|6208|6300|6301|6302|6303|6304|6305|6306|6307|6308|6309|6310} {2RS|ZZ|C3|2RS C3} | universal | 7800 | asc rota=4 lote=2 @ skf(SKF ####R), fag(FAG ####B), nsk(NSK ####N), ntn(NTN ####T)
Rodamientos cónicos | Rodamiento cónico {30202|30203|30204|30205|30206|30207|30208|30209|30210|32004|32005|32006|32007|32008|32009|32010|32205|32206|32207|32208|33205|33206|LM11949/10|LM12749/10|LM48548/10|LM67048/10|LM501349/10|HM88649/10} | universal | 14800 | asc rota=3 lote=2 @ skf(SKF ####C), timken(TMK SET####), fag(FAG ####C), zm(ZM-C###)
## Caja de velocidades
Rodamientos de caja | Kit de rodamientos de caja de velocidades | modelo | 148000 | JGO rota=2 @ skf(VKK ####), nsk(NSK KC####)
Sincronizados y engranajes | {Sincronizado de 1ra y 2da|Sincronizado de 3ra y 4ta|Engranaje de 5ta=1.8|Engranaje de marcha atrás=1.4} | modelo | 62000 | rota=1 @ dze(DZE S####), ipsa(IPE-####), etma(ETE-####)
Cables selectores | Cable selector de cambios | modelo delantera | 58000 | rota=4 @ fania(FS-####F), suprens(SUS-####)
Bujes y kits de palanca | Kit de reparación de palanca de cambios | modelo liviano | 14800 | JGO rota=5 @ sadar(SDP-####), vth(VTH L###)
`;
