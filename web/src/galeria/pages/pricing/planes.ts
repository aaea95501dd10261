export type Plan = {
  readonly id: string;
  readonly nombre: string;
  /** Cents of a dollar for each month. */
  readonly centavosPorMes: number;
  readonly popular: boolean;
  /** None is without limit. */
  readonly integrantes: number | null;
  readonly variosEquipos: boolean;
  readonly gigas: number;
  readonly respaldo: boolean;
  readonly permisos: boolean;
};

export const PLANES: readonly Plan[] = [
  {
    id: 'silver',
    nombre: 'Silver',
    centavosPorMes: 0,
    popular: false,
    integrantes: 3,
    variosEquipos: false,
    gigas: 50,
    respaldo: false,
    permisos: false,
  },
  {
    id: 'bronze',
    nombre: 'Bronze',
    centavosPorMes: 1099,
    popular: true,
    integrantes: 5,
    variosEquipos: true,
    gigas: 80,
    respaldo: true,
    permisos: false,
  },
  {
    id: 'gold',
    nombre: 'Gold',
    centavosPorMes: 2299,
    popular: false,
    integrantes: null,
    variosEquipos: true,
    gigas: 150,
    respaldo: true,
    permisos: true,
  },
];

const MESES = 12;

/** What a plan costs in a month or in a whole year, in dollars, as decimal text. Cents keep it exact. */
export function precioDe({ centavosPorMes }: Plan, anual: boolean): string {
  const centavos = centavosPorMes * (anual ? MESES : 1);
  return `${Math.trunc(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`;
}
