/** What is wrong with the numbers somebody gave for a movement. */
export type ReparoDeNumeros = {
  readonly clase:
    | 'SIN_CONTROL'
    | 'NO_CUADRAN'
    | 'DE_A_UNO'
    | 'DECIMALES'
    | 'NO_ESTA'
    | 'OCUPADO'
    | 'DE_OTRO'
    | 'VENCE_DISTINTO';
  readonly codigo: string;
  /** As it was given; '' when it is about all of them. */
  readonly numero: string;
};

const DICHOS: Readonly<Record<ReparoDeNumeros['clase'], (codigo: string, numero: string) => string>> = {
  SIN_CONTROL: (codigo) => `${codigo} no lleva números`,
  NO_CUADRAN: (codigo) => `los números de ${codigo} no suman la cantidad que se mueve`,
  DE_A_UNO: (codigo, numero) => `el número ${numero} de ${codigo} es de una sola unidad`,
  DECIMALES: (codigo, numero) => `la cantidad del número ${numero} tiene más decimales que los que admite ${codigo}`,
  NO_ESTA: (codigo, numero) => `el número ${numero} de ${codigo} no está en ese depósito, o no alcanza`,
  OCUPADO: (codigo, numero) => `el número ${numero} de ${codigo} ya está en stock`,
  DE_OTRO: (codigo, numero) => `la oblea ${numero} no puede ser de ${codigo}: ya es de otro artículo`,
  VENCE_DISTINTO: (codigo, numero) => `el número ${numero} de ${codigo} ya tiene otro vencimiento`,
};

const HASTA = 5;

/** As people read them: the first ones, and how many more. */
export function textoDeReparos(reparos: readonly ReparoDeNumeros[]): string {
  const dichos = reparos.slice(0, HASTA).map(({ clase, codigo, numero }) => DICHOS[clase](codigo, numero));
  return dichos.join('; ') + (reparos.length > HASTA ? ` y ${reparos.length - HASTA} más` : '');
}
