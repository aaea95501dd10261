import { spawn } from 'node:child_process';
import { join } from 'node:path';

const RAIZ = join(import.meta.dirname, '..');

export type Resultado = { readonly codigo: number | null; readonly salida: string };

/** An order of the operator's tool, beside the server that has the same data. */
export function ordenar(dataDir: string, ...palabras: readonly string[]): Promise<Resultado> {
  return new Promise((listo, falla) => {
    const hijo = spawn(process.execPath, [join(RAIZ, 'servidor/src/cli/trastienda.ts'), ...palabras], {
      cwd: RAIZ,
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let salida = '';
    for (const canal of [hijo.stdout, hijo.stderr]) {
      canal.setEncoding('utf8').on('data', (texto: string) => {
        salida += texto;
      });
    }
    hijo.once('error', falla);
    hijo.once('exit', (codigo) => listo({ codigo, salida }));
  });
}
