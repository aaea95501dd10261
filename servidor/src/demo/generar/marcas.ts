/**
 * The brands of the catalogue: how each one writes its codes and how dear it is. In a pattern each `#` is a digit; the
 * generator fills them so that no code repeats, and a test proves that two patterns can never give the same code.
 */
const MARCAS = `
3rho|3-RHO|0.85|3R-#####
ag|AG Kit|0.8|AGX-####
axios|Axios|0.9|012.####.#
bahco|Bahco|1.5|BHX-####
bardahl|Bardahl|1.2|BDX-###
bepo|Bepo|1.0|BPX-####
bosch|Bosch|1.25|0 986 4## ###
bracon|Bracon|0.85|BR-#####
brembo|Brembo|1.5|P #5 ###
bremen|Bremen|0.95|BRX-####
bridgestone|Bridgestone|1.25|BSX-#####
bse|B52|0.8|BSE-###
castrol|Castrol|1.2|CAS-#####
ceac|CEAC|1.0|CEX-####
champion|Champion|1.05|RC#YC##
chemours|Chemours|1.2|CHM-###
cobreq|Cobreq|0.95|N-####
cofap|Cofap|0.95|GB #####
comer|Comer|1.1|CMR-###
continental|Continental|1.2|CT#### K#
contitech|ContiTech|1.15|6PK####
corteco|Corteco|1.1|490 #### 3 C
corven|Corven|0.9|#####C
dayco|Dayco|1.05|KTB ####
delphi|Delphi|1.15|DL-#####-A
denso|Denso|1.3|DN-K##PR-#
depo|Depo|0.9|2##-####L-UE
dni|DNI|0.8|DNX ####
dolz|Dolz|1.0|A-####
donaldson|Donaldson|1.2|P57####
dph|DPH|0.8|DPH-####
drago|Drago|1.0|DRG-###
dunlop|Dunlop|1.05|DLX-#####
dze|DZE|0.8|DZE #####
elf|Elf|1.15|ELF-#####
etma|ETMA|0.95|ET-####
facet|Facet|1.05|7.####F
facorsa|Facorsa|0.9|FCX-####
fag|FAG|1.2|7136 #### 10
fania|Fania|0.85|FNX-####
fate|Fate|0.95|FT-#####
febi|Febi Bilstein|1.15|FB #####
ferodo|Ferodo|1.15|FDB####
fiamm|Fiamm|1.1|FMM ###
fic|FIC|0.75|FIC-####
firestone|Firestone|1.1|FS-#####
fispa|Fispa|0.85|F-#####-S
fitam|Fitam|0.8|FTM ####
fk|FK|0.8|FK-###
fleetguard|Fleetguard|1.25|LF####
fram|Fram|1.0|PH#####
frasle|Fras-le|1.0|PD/####
fremax|Fremax|1.0|FXX-####
fric|Fric Rot|0.95|FRI-####
frum|Frum|0.8|FRM ####
fte|FTE|1.2|FTX ####
gate|Gate|0.8|GTX-####
gates|Gates|1.15|5###XS
gauss|Gauss|0.9|GAX ####
gaviland|Gaviland|0.8|GV-####
gpt|GPT|0.8|GPX-####
hamilton|Hamilton|0.9|HMX-###
hella|Hella|1.3|8EL 0## ###-#1
hellux|Hellux|0.8|HE#####
hescher|Hescher|0.8|HS-####-R
hipper|Hipper Freios|0.9|HFX ####
iael|Iael|0.9|IAX-####
illinois|Illinois|0.9|IL #####
ina|INA|1.2|534 0### 10
indiel|Indiel|0.9|IND-####
indisa|Indisa|0.9|52####-I
ipsa|IPSA|0.75|IP-####
jurid|Jurid|1.05|HQJ-####
keko|Keko|1.15|KEK-####
knorr|Knorr-Bremse|1.4|KNX ####
koyo|Koyo|1.1|KY DAC##-#
kuwait|Kuwait|0.85|KWT-###
kyb|KYB|1.25|33####-K
lip|LIP|0.8|LP-####-A
litens|Litens|1.15|LIT-####
littletrees|Little Trees|1.1|LTR-###
litton|Litton|0.75|LT ####
loctite|Loctite|1.3|IDH ######
locx|Locx|0.8|LX-K-####
luk|LuK|1.25|62# #### 00
maggi|Maggi|0.85|MG-####
magneti|Magneti Marelli|1.15|MM #######
mahle|Mahle|1.2|MA ####
mangels|Mangels|1.0|MGL-####
mann|Mann-Filter|1.3|W ###/##
master|Master Power|1.0|MSX-####
maxon|Maxon|0.75|MX-####
meguiars|Meguiar's|1.6|MGR-###
melisam|Melisam|1.0|MEL-###
metagal|Metagal|1.0|MTG-####
metal_leve|Metal Leve|1.05|P-####-ML
mobil|Mobil|1.2|MOB-#####
modine|Modine|1.1|MOD-####
molykote|Molykote|1.4|MLK-###
monroe|Monroe|1.1|SP####
motorcraft|Motorcraft|1.2|BE#Z-####-A
motul|Motul|1.45|MT-######
moura|Moura|1.1|MOU-M##-###
nakata|Nakata|0.9|HG #####
narva|Narva|1.0|48### NVA
negri|Negri|1.0|NGR-####
ngk|NGK|1.15|NGK-#####
norma|Norma|1.2|NRX-####
nosso|Nosso|0.75|NS-####
nsk|NSK|1.15|NSK ##BWD##
ntn|NTN|1.15|NTN DE#####
osram|Osram|1.1|64###-O
perfect|Perfect Circle|1.0|PC-#####
petronas|Petronas|1.05|PTR-#####
philips|Philips|1.2|12###PRC#
pierburg|Pierburg|1.3|7.2####.##.0
pilkington|Pilkington|1.2|PLX-####
pioneer|Pioneer|1.4|PNR-####
pirelli|Pirelli|1.35|PI-#####
positron|Pósitron|1.05|PSX-####
prestolite|Prestolite|1.1|PRE-#####
propia||1.0|SX-###
rassini|Rassini|1.0|RS-##-####
revigal|Revigal|0.9|RVG-###
ride|Ride|0.75|RD-####
rm|RM|0.75|RM-####-N
ruville|Ruville|1.1|EVR ####
sabo|Sabó|1.0|0#### BRAG
sachs|Sachs|1.25|3000 9## ###
sadar|Sadar|0.8|SDR-####
schadek|Schadek|0.95|10.####
schrader|Schrader|1.3|SCX-####
scorro|Scorro|0.9|SCR-####
shell|Shell|1.15|SHL-#####
silen|Silens|0.8|SIL-####
skf|SKF|1.3|VKBA ####
spicer|Spicer|1.1|5-####X
stabilus|Stabilus|1.3|STB-#####
suprens|Suprens|0.85|SU-#####
taranto|Taranto|1.0|21####
tecfil|Tecfil|0.8|PSL####
tersuave|Tersuave|1.0|TSV-###
texaco|Texaco|1.0|TXC-#####
thompson|Thompson|0.9|TH-#####
timken|Timken|1.25|TMK SET###
tortuga|Tortuga|1.0|TRX-###
total|Total|1.1|TOT-#####
tres_m|3M|1.3|3M-#####
trw|TRW|1.2|JTE####
tyc|TYC|0.9|20-#####-05
valeo|Valeo|1.2|826###
varga|Varga|0.95|VRX####
varta|Varta|1.3|VA-##-###
vasa|VASA|1.0|VSX-####
vdo|VDO|1.25|A2C5####
vic|VIC|0.75|VC-####
vick|Vick|0.85|VK-#####
viemar|Viemar|0.95|680###
vipal|Vipal|1.0|VPL-###
vmg|VMG|0.8|VMG ####
vth|VTH|0.8|VTH ####
wabco|Wabco|1.4|432 ### 0
wahler|Wahler|1.15|4#### .D
walker|Walker|0.85|WLX-###
wd|WD-40|1.3|WDX-###
wega|Wega|0.75|WO-####
willard|Willard|1.0|UB-###
wurth|Würth|1.35|0893 ###
wynns|Wynn's|1.15|WYN-####
xline|X-Line|0.75|XLX-###
ypf|YPF|1.0|YPF-#####
zen|Zen|1.0|ZNX ####
zm|ZM|0.9|ZM-###
`;

export type Marca = {
  readonly id: string;
  readonly nombre: string;
  /** Its prices against those of the middle of the market. */
  readonly factor: number;
  readonly patron: string;
  /** Three digits of its bar codes. */
  readonly empresa: string;
};

export const marcas: ReadonlyMap<string, Marca> = new Map(
  MARCAS.trim()
    .split('\n')
    .map((linea, orden) => {
      const [id = '', nombre = '', factor = '', patron = ''] = linea.split('|');
      return [id, { id, nombre, factor: Number(factor), patron, empresa: String(100 + ((orden * 37) % 900)) }];
    }),
);
