import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fechaHoraTexto } from '@trastienda/nucleo/comun/fecha.ts';
import type { Maquina } from './maquina.ts';
import type { Opciones } from './opciones.ts';
import { tabla } from './tablas.ts';

const DESTINO = join(import.meta.dirname, 'RESULTADOS.md');

export type Resultado = {
  readonly opciones: Opciones;
  readonly maquina: Maquina;
  readonly informe: string;
  readonly consultas: string;
  readonly minutos: number;
  readonly cuando: Date;
};

/** The page that stands in the repository: what was measured, on what, and the statements of the raw side. */
export async function anotar(resultado: Resultado): Promise<void> {
  await writeFile(DESTINO, escribir(resultado));
}

/** What the figures depend on. */
export const describir = ({ maquina, opciones, minutos, cuando }: Resultado): string =>
  tabla(
    ['Qué', 'Cuál'],
    [
      ['Commit', maquina.commit],
      ['Cuándo', `${fechaHoraTexto(cuando)}, en ${minutos.toFixed(0)} minutos`],
      ['Procesador', maquina.procesador],
      ['Memoria', `${maquina.memoriaGb} GB`],
      ['Sistema', maquina.sistema],
      ['Disco', maquina.disco],
      ['PostgreSQL', maquina.postgres],
      ['Node', maquina.node],
      ['Empresa', `${opciones.clientes} clientes, ${opciones.notas} notas, semilla ${opciones.semilla}`],
    ],
  );

const escribir = (resultado: Resultado): string =>
  [
    '# Resultados de la última medición',
    'Los escribe `npm run bench -- --anotar`; qué quiere decir cada cifra está en [README.md](README.md).',
    describir(resultado),
    resultado.informe,
    '## Consultas de SQL puro',
    resultado.consultas,
    '',
  ].join('\n\n');
