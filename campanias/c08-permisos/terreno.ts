import type pg from 'pg';
import type { Contexto } from '#campanias/comun/campania.ts';
import { iniciarServidor } from '#campanias/comun/servidor.ts';
import { conDb, crearGente, crearSitio } from '#campanias/comun/sitio.ts';
import { crearUsuarioPorConsola } from '#servidor/acceso/index.ts';
import { abrirPool } from '#servidor/db/db.ts';
import { sembrarCatalogo } from './catalogo.ts';
import { sembrarTestigos } from './documentos.ts';
import { crearMensajero, type Mensajero } from './enviar.ts';
import { crearSemillas } from './gente.ts';
import { hacerCon, poblar } from './mundo.ts';
import { INGRESANTE } from './pedidos/acceso.ts';
import type { Terreno } from './pedidos/pedido.ts';
import { conClave, MEZCLADAS, type Persona, porSusMedios, registrar, SIMPLES } from './personas.ts';
import { crearSituaciones } from './situaciones.ts';

export type TerrenoDeC08 = {
  /** Where the product listens. */
  readonly url: string;
  readonly dataDir: string;
  readonly terreno: Terreno;
  readonly personas: readonly Persona[];
  readonly mensajero: Mensajero;
  readonly pool: pg.Pool;
  /** Of somebody who may do everything. */
  readonly administrador: () => Readonly<Record<string, string>>;
};

/** A running product, a company of two sucursales in it, and everybody who will ask. */
export async function prepararTerreno(contexto: Contexto): Promise<TerrenoDeC08> {
  const sitio = await crearSitio(contexto);
  const servidor = await iniciarServidor(sitio, { env: { TRUST_PROXY: '1' } });
  const mensajero = crearMensajero(servidor.url);
  sitio.cierre.anotar('soltar conexiones', mensajero.cerrar);
  const [clave = ''] = await crearGente(sitio, ['administrador']);
  await conDb(sitio.urlDeBase(), (db) =>
    crearUsuarioPorConsola(db, { nombre: 'Quien ingresa', rol: 'consulta', ...INGRESANTE }),
  );
  const pool = abrirPool({ url: sitio.urlDeBase(), max: 4 });
  sitio.cierre.anotar('cerrar la lectura de tablas', () => pool.end());

  const administrador = () => conClave(clave);
  const mundo = await poblar(hacerCon(mensajero, administrador()));
  const sembrar = crearSemillas(pool, mundo);
  const terreno: Terreno = { ...mundo, sembrar, testigos: await sembrarTestigos(mundo) };
  await sembrarCatalogo(mundo);
  const { central, rosario } = mundo.sedes;
  const sucursales = { central: central.sucursalId, rosario: rosario.sucursalId };
  const gente = await registrar(pool, sucursales, [...SIMPLES, ...MEZCLADAS]);
  const personas = [
    ...(await crearSituaciones({ pool, mensajero, sucursales })),
    ...gente.flatMap((una) => porSusMedios(una)).filter((una) => contexto.tamano === 'full' || diceMas(una)),
  ];
  for (const sucursal of ['central', 'rosario'] as const) await sembrar.terminal(sucursal);
  const { url } = servidor;
  return { url, dataDir: sitio.dataDir, terreno, personas, mensajero, pool, administrador };
}

/** A session and a key of the same person are told apart at the door: of most people one of them is enough. */
const diceMas = ({ medio, concesiones }: Persona): boolean =>
  medio === 'cookie' || (concesiones.length === 1 && concesiones.every(({ donde }) => donde === 'todas'));
