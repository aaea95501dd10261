import {
  type Campania,
  type Contexto,
  conTiempoDeControl,
  hayQueParar,
  type Informe,
  type Violacion,
} from '#campanias/comun/campania.ts';
import { percentiles } from '#campanias/comun/informe.ts';
import { defectosDeC08, PUERTAS_DE } from '#campanias/defectos/c08.ts';
import { celdasDe, muestraDe } from './celdas.ts';
import { recorrerMetodos, rutasDe } from './metodos.ts';
import { type Cuenta, recorrerFila, type Viaje } from './recorrer.ts';
import { type Fila, nombreDe } from './tabla/fila.ts';
import { tabla } from './tabla/index.ts';
import { prepararTerreno, type TerrenoDeC08 } from './terreno.ts';

const FILAS_A_LA_VEZ = 4;

export const campania: Campania = {
  id: 'C08',
  titulo: 'La matriz de permisos: cada puerta, cada rol, lo propio y lo ajeno',
  defectos: defectosDeC08.map(({ nombre }) => nombre),
  minutos: { quick: 3, full: 10 },
  correr,
};

const CONTROL_MS = 90_000;

async function correr(pedido: Contexto): Promise<Informe> {
  const contexto = conTiempoDeControl(pedido, CONTROL_MS);
  const terreno = await prepararTerreno(contexto);
  const cuenta: Cuenta = { celdas: 0, hechos: new Map(), tiempos: [], violaciones: [] };
  const sinVisitar = new Set(tabla.map(nombreDe));
  const seguir = () => !hayQueParar(contexto, cuenta.violaciones);
  const viaje: Viaje = { ...terreno, cuenta, seguir };

  // What only reads goes first, while the lists still are what the world was made with; doors that end sessions go last.
  for (const tramo of tramos(contexto)) {
    await deAVarios(tramo, async (fila) => {
      if (!seguir()) return;
      const todas = celdasDe(fila, terreno.personas, contexto.azar.hijo(nombreDe(fila)));
      await recorrerFila(viaje, fila, contexto.tamano === 'corta' ? muestraDe(todas) : todas);
      if (seguir() || !contexto.planta) sinVisitar.delete(nombreDe(fila));
    });
  }
  const rutas = contexto.planta ? [] : rutasDe(tabla);
  await deAVarios(rutas, (ruta) => recorrerMetodos(viaje, { ruta, tabla, administrador: terreno.administrador }));
  if (!contexto.planta) cuenta.violaciones.push(...(await juzgarAuditoria(terreno, cuenta)));
  return informar(cuenta, sinVisitar);
}

/** Under a planted defect, the rows that are there to find it come first. */
function tramos({ planta, azar }: Contexto): readonly (readonly Fila[])[] {
  const buscadas = planta ? (PUERTAS_DE[planta.nombre] ?? []) : [];
  const urgentes = tabla.filter((fila) => buscadas.includes(nombreDe(fila)));
  const resto = azar.barajar(tabla.filter((fila) => !urgentes.includes(fila)));
  const lecturas = resto.filter(esLectura);
  const finales = resto.filter(
    (fila) => !esLectura(fila) && (fila.pasan === 'cualquiera' || fila.ultima !== undefined),
  );
  const cambios = resto.filter((fila) => !esLectura(fila) && !finales.includes(fila));
  const alCabo = finales.filter(({ ultima }) => ultima === 'de todas');
  return [urgentes, lecturas, cambios, finales.filter((fila) => !alCabo.includes(fila)), alCabo];
}

const esLectura = ({ puerta }: Fila): boolean => puerta.startsWith('GET ');

async function deAVarios<Cosa>(cosas: readonly Cosa[], trabajo: (cosa: Cosa) => Promise<void>): Promise<void> {
  const cola = [...cosas];
  const trabajar = async () => {
    for (let cosa = cola.shift(); cosa !== undefined; cosa = cola.shift()) await trabajo(cosa);
  };
  await Promise.all(Array.from({ length: FILAS_A_LA_VEZ }, trabajar));
}

/** Each change that was answered as done left its row, and nobody who was refused left any. */
async function juzgarAuditoria({ pool, personas }: TerrenoDeC08, { hechos }: Cuenta): Promise<readonly Violacion[]> {
  const ids = [...new Set(personas.map(({ usuarioId }) => usuarioId).filter((id) => id !== ''))];
  const { rows } = await pool.query<{ id: string; cuantas: number }>(
    // The work of an import is signed later with the request that began it.
    `select usuario_id as id, count(distinct pedido_id)::int as cuantas from auditoria
     where usuario_id = any($1::uuid[]) and accion not like 'acceso.%' group by usuario_id`,
    [ids],
  );
  const asentados = new Map(rows.map(({ id, cuantas }) => [id, cuantas]));
  return ids.flatMap((id) => {
    const [dichos, dejados] = [hechos.get(id) ?? 0, asentados.get(id) ?? 0];
    if (dichos === dejados) return [];
    const nombre = personas.find(({ usuarioId }) => usuarioId === id)?.nombre;
    return [{ invariante: 'INV-72', que: `${nombre}: ${dichos} cambios contestados y ${dejados} asentados` }];
  });
}

function informar({ celdas, violaciones, tiempos }: Cuenta, sinVisitar: ReadonlySet<string>): Informe {
  return {
    operaciones: celdas,
    faltas: 0,
    violaciones,
    ...percentiles(tiempos),
    cifras: {
      'filas de la tabla': tabla.length,
      celdas,
      diferencias: violaciones.length,
      'filas sin visitar': sinVisitar.size,
    },
  };
}
