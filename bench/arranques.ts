import { abrirCliente } from './cliente.ts';
import { percentil } from './estadistica.ts';
import type { Limpieza } from './limpieza.ts';
import { iniciarServidor } from './procesos.ts';
import type { Terreno } from './terreno.ts';

/** Milliseconds from the order to start: to the line that says ready, and to the first answer of the API. */
export type Arranque = { readonly listo: number; readonly respondio: number };

const VECES = 3;

/** The very first start: makes the cluster when the engine is ours, all tables, and the first administrator. */
export async function primerArranque(
  limpieza: Limpieza,
  terreno: Terreno,
  admin: { readonly email: string; readonly contrasena: string },
): Promise<Arranque> {
  const entorno = { ...terreno.entorno, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.contrasena };
  return arrancar(limpieza, entorno, async (url) => {
    const respuesta = await fetch(`${url}/readyz`);
    if (respuesta.status !== 200) throw new Error(`a new server is not ready: ${respuesta.status}`);
  });
}

/** Medians of three. In cold the embedded engine is off too; without one of our own there is no such start. */
export async function medirArranques(
  limpieza: Limpieza,
  terreno: Terreno,
  clave: string,
): Promise<{ readonly frio: Arranque | undefined; readonly caliente: Arranque }> {
  const preguntar = async (url: string) => {
    const cliente = await abrirCliente(url, clave);
    await cliente.leer('/api/articulos');
    cliente.cerrar();
  };
  const varios = async (): Promise<Arranque> => {
    const todos: Arranque[] = [];
    for (let i = 0; i < VECES; i += 1) todos.push(await arrancar(limpieza, terreno.entorno, preguntar));
    return {
      listo: percentil(
        todos.map(({ listo }) => listo),
        0.5,
      ),
      respondio: percentil(
        todos.map(({ respondio }) => respondio),
        0.5,
      ),
    };
  };
  if (!terreno.embebido) return { frio: undefined, caliente: await varios() };
  await terreno.apagar();
  const frio = await varios();
  await terreno.encender();
  return { frio, caliente: await varios() };
}

async function arrancar(
  limpieza: Limpieza,
  entorno: Readonly<Record<string, string>>,
  preguntar: (url: string) => Promise<void>,
): Promise<Arranque> {
  const inicio = performance.now();
  const servidor = await iniciarServidor(limpieza, entorno);
  await preguntar(servidor.url);
  const respondio = performance.now() - inicio;
  await servidor.detener();
  return { listo: servidor.listoMs, respondio };
}
