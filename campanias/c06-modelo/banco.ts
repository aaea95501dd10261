import { join } from 'node:path';
import type pg from 'pg';
import type { Contexto } from '#campanias/comun/campania.ts';
import { type Cliente, crearCliente, type Destino } from '#campanias/comun/cliente.ts';
import { abrirHistoria, type Historia, type Operacion, type Resultado } from '#campanias/comun/historia.ts';
import { insistir } from '#campanias/comun/insistir.ts';
import { iniciarServidor } from '#campanias/comun/servidor.ts';
import { crearGente, crearSitio, type Sitio } from '#campanias/comun/sitio.ts';
import { abrirPool } from '#servidor/db/db.ts';
import { INICIALES } from '#servidor/prueba/semillas.ts';
import type { Rol } from './mundo.ts';

/** The product, running, with two places that sell and one person of each role. */
export type Banco = {
  readonly sitio: Sitio;
  readonly historia: Historia;
  readonly pool: pg.Pool;
  readonly depositos: readonly string[];
  /** Sends with a key of its own. */
  readonly mandar: (envio: Omit<Operacion, 'clave'>) => Promise<Resultado>;
  readonly leer: <T>(ruta: string) => Promise<T>;
  /** What the server has said so far: a 500 explains itself there. */
  readonly salida: () => string;
  /** How long each command took, in milliseconds. */
  readonly tiempos: number[];
};

export const PERSONAS: readonly Rol[] = ['administrador', 'encargado', 'vendedor', 'deposito'];

export async function abrirBanco(contexto: Contexto): Promise<Banco> {
  const sitio = await crearSitio(contexto);
  const servidor = await iniciarServidor(sitio);
  const destino: Destino = { url: servidor.url, tokens: await crearGente(sitio, PERSONAS) };
  const historia = abrirHistoria(join(contexto.carpeta, 'historia.jsonl'));
  const cliente = crearCliente(historia);
  sitio.cierre.anotar('soltar conexiones', cliente.cerrar);
  const pool = abrirPool({ url: sitio.urlDeBase(), max: 4 });
  sitio.cierre.anotar('cerrar la lectura de tablas', () => pool.end());

  const tiempos: number[] = [];
  let enviadas = 0;
  return {
    sitio,
    historia,
    pool,
    tiempos,
    salida: servidor.salida,
    depositos: [INICIALES.deposito, await otraSucursal(cliente, destino)],
    leer: (ruta) => cliente.leer(destino, ruta),
    mandar: async (envio) => {
      enviadas += 1;
      const operacion = { clave: `c06-${enviadas}`, ...envio };
      // A control run is not audited, so nobody will read its history.
      const enviar = sitio.planta ? cliente.probar : cliente.enviar;
      const { resultado } = await insistir(() => enviar(destino, operacion));
      tiempos.push(resultado.ms);
      return resultado;
    },
  };
}

/** Its «Salón» is the second place. It goes without a key: the audit knows nothing of sucursales. */
async function otraSucursal(cliente: Cliente, destino: Destino): Promise<string> {
  const resultado = await cliente.probar(destino, {
    clave: '',
    tipo: 'sucursal.crear',
    metodo: 'POST',
    ruta: '/api/tablas-generales/sucursales',
    cuerpo: { codigo: 'ROS', nombre: 'Rosario' },
    persona: 0,
  });
  if (resultado.tipo !== 'ok') throw new Error(`the second sucursal was not made: ${JSON.stringify(resultado)}`);
  const { depositos } = JSON.parse(resultado.cuerpo) as { readonly depositos: readonly { readonly id: string }[] };
  const [salon] = depositos;
  if (!salon) throw new Error('a sucursal comes with its depósito');
  return salon.id;
}
