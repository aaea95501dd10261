import type { Contexto } from './campania.ts';
import { type Cliente, crearCliente, type Destino } from './cliente.ts';
import { abrirHistoria, type Historia } from './historia.ts';
import type { Mundo } from './mundo.ts';
import { crearEscritor, type Escritor, sembrarMundo } from './operaciones.ts';
import { iniciarServidor, type Servidor } from './servidor.ts';
import { crearPersonas, type Sitio } from './sitio.ts';

/** A server that stays up while what is behind it breaks, with its writers ready. */
export type Instalacion = {
  readonly sitio: Sitio;
  readonly servidor: Servidor;
  readonly historia: Historia;
  readonly cliente: Cliente;
  readonly mundo: Mundo;
  readonly escritores: readonly Escritor[];
  readonly destino: () => Destino;
  readonly token: string;
};

const ESCRITORES = 8;

/** Starts the product on that site, with a small company in it and eight writers. */
export async function instalar({ cierre, carpeta, azar }: Contexto, sitio: Sitio): Promise<Instalacion> {
  const servidor = await iniciarServidor(sitio);
  const tokens = await crearPersonas(sitio, 1);
  const historia = abrirHistoria(`${carpeta}/historia.jsonl`);
  const cliente = crearCliente(historia);
  cierre.anotar('cerrar las conexiones', () => cliente.cerrar());
  const destino = () => ({ url: servidor.url, tokens });
  const mundo = await sembrarMundo(cliente, destino(), { articulos: 16, clientes: 16, stock: 2_000 });
  const escritores = Array.from({ length: ESCRITORES }, (_, i) => crearEscritor(azar, i + 1));
  return { sitio, servidor, historia, cliente, mundo, escritores, destino, token: tokens[0] ?? '' };
}
