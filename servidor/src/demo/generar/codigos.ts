/** Fills the `#` of a pattern with the digits of a number, the last ones first; those left over are zeros. */
export function llenar(patron: string, numero: number): string {
  let resto = numero;
  let codigo = '';
  for (let i = patron.length - 1; i >= 0; i -= 1) {
    if (patron[i] !== '#') {
      codigo = patron[i] + codigo;
      continue;
    }
    codigo = (resto % 10) + codigo;
    resto = Math.floor(resto / 10);
  }
  return codigo;
}

export const cifrasDe = (patron: string): number => patron.split('#').length - 1;

/** The check digit of a GTIN: thirteen digits on a part, fourteen on its box. */
export function verificadorDeBarras(digitos: string): string {
  const suma = [...digitos].reverse().reduce((total, digito, i) => total + Number(digito) * (i % 2 === 0 ? 3 : 1), 0);
  return String((10 - (suma % 10)) % 10);
}

const conVerificador = (digitos: string): string => digitos + verificadorDeBarras(digitos);

/** 779 is Argentina's; then the company and six digits of its own. */
export const codigoDeBarras = (empresa: string, numero: number): string =>
  conVerificador(`779${empresa}${String(numero).padStart(6, '0')}`);

/** The bar code of a box of them. */
export const codigoDeCaja = (barras: string): string => conVerificador(`1${barras.slice(0, 12)}`);

/** How each maker writes the number of an original part. Six digits each, so that a number of ours fits. */
const ORIGINALES: Readonly<Record<string, string>> = {
  VW: '5U0 ### ### A',
  Audi: '8P0 ### ### D',
  Fiat: '55######',
  Jeep: '68######AA',
  Renault: '8200 ### ###',
  Nissan: '54###-###00',
  Peugeot: '16 ### ### 80',
  Citroën: '98 ### ### 80',
  Ford: 'EB3Z-######-A',
  Chevrolet: '94######',
  Suzuki: '17######',
  Toyota: '04###-0K###',
  Honda: '45###-T##-#00',
  Hyundai: '58###-1R###',
  Kia: '58###-2P###',
  Mitsubishi: 'MR ######',
  Chery: 'A11-######',
  BMW: '34 11 6 ### ###',
  'Mercedes-Benz': 'A 00# ### ## 20',
  Iveco: '504######',
  Scania: '1 ### ###',
  Volvo: '20######',
  Agrale: '6009.######.00',
};

export const patronesOriginales: readonly string[] = Object.values(ORIGINALES);

export function codigoOriginal(fabricante: string, numero: number): string {
  const patron = ORIGINALES[fabricante];
  if (patron === undefined) throw new RangeError(`nobody knows how ${fabricante} writes its numbers`);
  return llenar(patron, numero);
}
