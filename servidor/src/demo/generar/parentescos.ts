import type { Articulo } from './articulo.ts';
import { type Azar, azarDe, semillaDe } from './azar.ts';
import { vehiculos } from './vehiculos.ts';

type Miembro = { readonly articulo: number; readonly discontinuado: boolean };

/** Which articles do for each other, gathered as they come by. */
type Parentescos = {
  readonly ver: (articulo: Articulo, i: number) => void;
  /** Articles that are the same part of other brands. */
  readonly grupos: () => readonly (readonly number[])[];
  /** What took the place of those that are no longer made; none of them ends where it began. */
  readonly reemplazos: () => readonly { readonly articulo: number; readonly por: number }[];
};

const CON_EQUIVALENTES = 0.8;

export function crearParentescos(semilla: string): Parentescos {
  const porPieza = new Map<number, Miembro[]>();
  const base = semillaDe(semilla, 'equivalencias');
  const conVarios = () => [...porPieza].filter(([, { length }]) => length > 1);
  return {
    ver: ({ pieza, estado }, articulo) => {
      if (pieza < 0 || estado === 'BORRADOR' || estado === 'INACTIVO') return;
      const miembro = { articulo, discontinuado: estado === 'DISCONTINUADO' };
      const otros = porPieza.get(pieza);
      if (otros) otros.push(miembro);
      else porPieza.set(pieza, [miembro]);
    },
    grupos: () =>
      conVarios().flatMap(([pieza, miembros]) =>
        azarDe(base, pieza)() < CON_EQUIVALENTES ? [miembros.map(({ articulo }) => articulo)] : [],
      ),
    reemplazos: () =>
      conVarios().flatMap(([, miembros]) => {
        const nuevo = miembros.find(({ discontinuado }) => !discontinuado);
        const viejos = miembros.filter(({ discontinuado }) => discontinuado);
        return nuevo === undefined
          ? []
          : viejos.map(({ articulo }, n) => ({ articulo, por: viejos[n + 1]?.articulo ?? nuevo.articulo }));
      }),
  };
}

/** A vehicle an article fits, by its place, with the motor it is for; '' is any of them. */
export type Uso = { readonly vehiculo: number; readonly motor: string };

const CON_HERMANOS = 0.25;
const HERMANOS = 2;

/** What an article fits: its own vehicle, and now and then others of the marca with the same motor. */
export function crearUsos(semilla: string): (articulo: Articulo, i: number) => readonly Uso[] {
  const base = semillaDe(semilla, 'aplicaciones');
  const porMotor = Map.groupBy(
    vehiculos.flatMap(({ marca, motores }, vehiculo) =>
      motores.map(({ texto }) => ({ clave: `${marca} ${texto}`, vehiculo })),
    ),
    ({ clave }) => clave,
  );
  const hermanosDe = ({ vehiculo, motor }: Articulo, azar: Azar): Uso[] => {
    if (motor === '' || azar() >= CON_HERMANOS) return [];
    const iguales = porMotor.get(`${vehiculos[vehiculo]?.marca} ${motor}`) ?? [];
    const otros = iguales.filter((uno) => uno.vehiculo !== vehiculo);
    return otros.slice(0, HERMANOS).map((uno) => ({ vehiculo: uno.vehiculo, motor }));
  };
  return (articulo, i) => {
    const { vehiculo, motor } = articulo;
    return vehiculo < 0 ? [] : [{ vehiculo, motor }, ...hermanosDe(articulo, azarDe(base, i))];
  };
}
