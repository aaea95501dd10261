import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowsHorizontal from '@tabler/icons-react/dist/esm/icons/IconArrowsHorizontal.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs';
import IconPinnedOff from '@tabler/icons-react/dist/esm/icons/IconPinnedOff.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from 'react-i18next';
import { Divider, Menu, MenuItem } from '#ui/flotantes/flotantes.tsx';
import type { ConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import type { Icono } from '#ui/piezas/icono.ts';
import { anchoDelContenido } from './ancho-del-contenido.ts';
import {
  type ColumnaPuesta,
  type DisenoDeColumnas,
  ensancharColumna,
  fijarColumna,
  mostrarColumna,
  moverColumna,
} from './columnas.ts';
import { conOrden, leerOrden, type Sentido } from './orden.ts';
import type { Disposicion } from './use-disposicion.ts';

type Props<Fila> = {
  readonly ancla: HTMLElement | null;
  readonly columna: ColumnaPuesta<Fila>;
  readonly consulta: ConsultaDeLista;
  readonly disposicion: Disposicion<Fila> & { readonly cambiar: (diseno: DisenoDeColumnas) => void };
  /** Opens what is asked of the column, if anything can be. */
  readonly onFiltrar: (() => void) | undefined;
  readonly onCerrar: () => void;
};

type Entrada = { readonly texto: string; readonly icono: Icono; readonly hacer: () => void };

/** Everything that can be done with a column, also what the mouse does by pulling. */
export function MenuDeColumna<Fila>(props: Props<Fila>) {
  const { ancla, columna, onCerrar } = props;
  const grupos = [
    useEntradasDeOrden(props),
    useEntradasDeFiltro(props),
    useEntradasDeLugar(props),
    useEntradasDeVista(props),
  ];
  const visibles = grupos.filter((grupo) => grupo.length > 0);
  return (
    <Menu anchorEl={ancla} open onClose={onCerrar} slotProps={{ list: { 'aria-label': columna.titulo, dense: true } }}>
      {visibles.flatMap((grupo, i) => [
        ...(i > 0 ? [<Divider key={`linea-${grupo[0]?.texto}`} />] : []),
        ...grupo.map(({ texto, icono: Icono, hacer }) => (
          <MenuItem
            key={texto}
            onClick={() => {
              onCerrar();
              hacer();
            }}
          >
            <Icono size={17} stroke={1.7} aria-hidden className="con-direccion" />
            {texto}
          </MenuItem>
        )),
      ])}
    </Menu>
  );
}

function useEntradasDeOrden<Fila>({ columna, consulta }: Props<Fila>): readonly Entrada[] {
  const { t } = useTranslation('tabla');
  if (!columna.ordenable) return [];
  const campo = columna.ordenPor ?? columna.id;
  const partes = leerOrden(consulta.valores.orden);
  const propia = partes.find((parte) => parte.campo === campo);
  const hayOtras = partes.some((parte) => parte !== propia);
  const entrada = (texto: string, icono: Icono, sentido: Sentido | undefined, sumar: boolean): Entrada => ({
    texto,
    icono,
    hacer: () => consulta.cambiar({ orden: conOrden(consulta.valores.orden, campo, sentido, sumar) }),
  });
  return [
    entrada(t('ordenarAscendente'), IconArrowUp, 'ascending', false),
    entrada(t('ordenarDescendente'), IconArrowDown, 'descending', false),
    ...(hayOtras
      ? [
          entrada(t('sumarAscendente'), IconArrowUp, 'ascending', true),
          entrada(t('sumarDescendente'), IconArrowDown, 'descending', true),
        ]
      : []),
    ...(propia ? [entrada(t('sinOrden'), IconX, undefined, true)] : []),
  ];
}

function useEntradasDeFiltro<Fila>({ onFiltrar }: Props<Fila>): readonly Entrada[] {
  const { t } = useTranslation('tabla');
  return onFiltrar ? [{ texto: t('filtrar'), icono: IconFilter, hacer: onFiltrar }] : [];
}

function useEntradasDeLugar<Fila>({ columna, disposicion }: Props<Fila>): readonly Entrada[] {
  const { t } = useTranslation('tabla');
  const { columnas, diseno, cambiar } = disposicion;
  const { id, lado } = columna;
  const movida = (paso: 1 | -1) => moverColumna(columnas, diseno, id, paso);
  const mover = (texto: string, paso: 1 | -1): readonly Entrada[] =>
    movida(paso) === diseno ? [] : [{ texto, icono: IconArrowsHorizontal, hacer: () => cambiar(movida(paso)) }];
  const fijar = (texto: string, icono: Icono, donde: 'inicio' | 'fin' | 'suelta') => ({
    texto,
    icono,
    hacer: () => cambiar(fijarColumna(diseno, id, donde)),
  });
  return [
    ...(lado === 'inicio' ? [] : [fijar(t('fijarAlInicio'), IconPin, 'inicio')]),
    ...(lado === 'fin' ? [] : [fijar(t('fijarAlFin'), IconPin, 'fin')]),
    ...(lado === undefined ? [] : [fijar(t('soltar'), IconPinnedOff, 'suelta')]),
    ...mover(t('moverAntes'), -1),
    ...mover(t('moverDespues'), 1),
  ];
}

const PASO = 24;

function useEntradasDeVista<Fila>({ ancla, columna, disposicion }: Props<Fila>): readonly Entrada[] {
  const { t } = useTranslation('tabla');
  const { diseno, puestas, cambiar } = disposicion;
  const { id } = columna;
  const ancho = (texto: string, medir: () => number): Entrada => ({
    texto,
    icono: IconArrowsHorizontal,
    hacer: () => cambiar(ensancharColumna(diseno, id, medir())),
  });
  return [
    ancho(t('ajustar'), () => (ancla ? anchoDelContenido(ancla) : 0)),
    ancho(t('ensanchar'), () => (ancla?.offsetWidth ?? 0) + PASO),
    ancho(t('angostar'), () => (ancla?.offsetWidth ?? 0) - PASO),
    ...(puestas.length > 1
      ? [{ texto: t('ocultar'), icono: IconEyeOff, hacer: () => cambiar(mostrarColumna(diseno, id, false)) }]
      : []),
  ];
}
