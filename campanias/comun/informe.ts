import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Campania, Informe } from './campania.ts';

const RAIZ = join(import.meta.dirname, '../..');
const TABLA = join(RAIZ, 'bench/CAMPANIAS.md');
const ENCABEZADO =
  '| campaign | commit | seed | minutes | operations | faults | violations | planted found | p50/p99 ms | date |';

export type Linea = {
  readonly campania: Campania;
  readonly semilla: number;
  readonly minutos: number;
  readonly informe: Informe;
  readonly hallados: number;
  readonly plantados: number;
};

/** The value below which `parte` of the numbers are (nearest rank); undefined without numbers. */
export function percentil(numeros: readonly number[], parte: number): number | undefined {
  const orden = numeros.toSorted((a, b) => a - b);
  return orden[Math.max(0, Math.ceil(parte * orden.length) - 1)];
}

/** What every report says of how long commands took; nothing without any. */
export function percentiles(tiempos: readonly number[]): Pick<Informe, 'p50' | 'p99'> {
  const [p50, p99] = [percentil(tiempos, 0.5), percentil(tiempos, 0.99)];
  return p50 === undefined || p99 === undefined ? {} : { p50, p99 };
}

/** The commit of the checkout; with `+` when there are changes nobody has committed. Without git, a question mark. */
export function leerCommit(): string {
  try {
    const git = (...argumentos: string[]) => execFileSync('git', argumentos, { cwd: RAIZ, encoding: 'utf8' }).trim();
    const producto = ['--', 'nucleo', 'servidor', 'campanias'];
    const hayCambios = git('status', '--porcelain', '--untracked-files=no', ...producto) !== '';
    return `${git('rev-parse', '--short=10', 'HEAD')}${hayCambios ? '+' : ''}`;
  } catch {
    return '?';
  }
}

const redondo = (ms: number | undefined): string => (ms === undefined ? '–' : ms.toFixed(ms < 10 ? 1 : 0));

/** The report line of `seguridad.md` 2.0, in its order. */
export function lineaDe({ campania, semilla, minutos, informe, hallados, plantados }: Linea): readonly string[] {
  const { operaciones, faltas, violaciones, p50, p99 } = informe;
  return [
    campania.id,
    leerCommit(),
    String(semilla),
    minutos.toFixed(1),
    String(operaciones),
    String(faltas),
    String(violaciones.length),
    `${hallados}/${plantados}`,
    `${redondo(p50)}/${redondo(p99)}`,
    new Date().toISOString().slice(0, 10),
  ];
}

/** Writes the row of this campaign in the table of the project, in the place of the one it had. */
export function anotarFila(linea: Linea): void {
  const fila = `| ${lineaDe(linea).join(' | ')} |`;
  const texto = existsSync(TABLA) ? readFileSync(TABLA, 'utf8') : `# Campaigns\n\n`;
  const lineas = (texto.includes(ENCABEZADO) ? texto : conTabla(texto)).split('\n');
  const inicio = lineas.indexOf(ENCABEZADO) + 2;
  const largo = lineas.slice(inicio).findIndex((una) => !una.startsWith('|'));
  const filas = lineas.slice(inicio, inicio + largo).filter((una) => !una.startsWith(`| ${linea.campania.id} |`));
  const nuevas = [...filas, fila].sort();
  writeFileSync(TABLA, [...lineas.slice(0, inicio), ...nuevas, ...lineas.slice(inicio + largo)].join('\n'));
}

const conTabla = (texto: string): string =>
  `${texto.trimEnd()}\n\n${ENCABEZADO}\n${ENCABEZADO.replace(/[^|]+/g, ' --- ')}\n\n`;
