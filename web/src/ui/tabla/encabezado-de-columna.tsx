import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconFilterFilled from '@tabler/icons-react/dist/esm/icons/IconFilterFilled.mjs';
import { type DragEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pideMenu } from '#ui/flotantes/menu-de-fila.tsx';
import type { ConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { type ColumnaPuesta, ensancharColumna, moverColumna, ponerJunto } from './columnas.ts';
import { clasesDeColumna, lugarDe } from './estilo.ts';
import { estaFiltrada, filtrablesDe } from './filtro-de-columna.ts';
import type { MenuDeColumna as Menu } from './menu-de-columna.tsx';
import { leerOrden, siguienteOrden } from './orden.ts';
import { Tirador } from './tirador.tsx';
import type { Disposicion } from './use-disposicion.ts';

const FiltroDeEncabezado = lazy(async () => ({
  default: (await import('./filtros-puestos.tsx')).FiltroDeEncabezado,
}));
// Most visits change no column.
const MenuDeColumna = lazy(async () => ({
  default: (await import('./menu-de-columna.tsx')).MenuDeColumna,
})) as unknown as typeof Menu;

type Props<Fila> = {
  readonly columna: ColumnaPuesta<Fila>;
  readonly consulta: ConsultaDeLista;
  readonly disposicion: Disposicion<Fila>;
  readonly arrastrada: string | undefined;
  readonly onArrastrar: (id: string | undefined) => void;
};

const PASO = 16;

/**
 * The header of a column. Pressed, it orders; pulled, it moves; its edge widens it. By keyboard: Enter orders, with Shift
 * besides the others; Ctrl+Shift and an arrow moves, Shift and an arrow widens, Alt+↓ opens its menu.
 */
export function EncabezadoDeColumna<Fila>(props: Props<Fila>) {
  const { t } = useTranslation('ui');
  const { columna, consulta, disposicion } = props;
  const propio = useRef<HTMLTableCellElement>(null);
  const [menu, setMenu] = useState(false);
  const [filtrando, setFiltrando] = useState(false);
  const [filtrable] = filtrablesDe([columna]);
  const orden = usarOrden(columna, consulta);
  const sobre = useSobre(props);
  const { cambiar } = disposicion;
  const handleKey = (evento: KeyboardEvent) => {
    if (!cambiar || !propio.current?.contains(evento.target as Node)) return;
    const nuevo = segunTecla(evento, disposicion, columna, propio.current);
    if (nuevo) cambiar(nuevo);
    if (abreMenu(evento)) setMenu(true);
    if (nuevo || abreMenu(evento)) evento.preventDefault();
  };
  return (
    <th
      ref={propio}
      scope="col"
      title={columna.descripcion}
      aria-label={orden.vez === undefined ? columna.titulo : t('tabla.vez', { que: columna.titulo, vez: orden.vez })}
      className={`${clasesDeColumna(columna)} ${columna.propia ? 'propia' : ''} ${orden.sentido ? 'ordenada' : ''} ${sobre.clase}`}
      style={lugarDe(columna)}
      onKeyDown={handleKey}
      {...(cambiar ? sobre.arrastre : {})}
      {...(columna.ordenable ? { 'aria-sort': orden.sentido ?? 'none' } : {})}
    >
      {columna.ordenable ? (
        <button type="button" tabIndex={-1} onClick={(evento) => orden.pedir(evento.shiftKey)}>
          <span className="titulo">{columna.titulo}</span>
          <Flecha sentido={orden.sentido} vez={orden.vez} />
        </button>
      ) : (
        columna.titulo
      )}
      {estaFiltrada(columna, consulta.valores.filtros) && (
        <IconFilterFilled size={11} className="con-filtro" role="img" aria-label={t('tabla.filtrada')} />
      )}
      {cambiar && (
        <>
          <button
            type="button"
            tabIndex={-1}
            className="de-columna"
            aria-label={t('tabla.menuDeColumna', { que: columna.titulo })}
            aria-haspopup="menu"
            aria-expanded={menu}
            onClick={() => setMenu(true)}
          >
            <IconChevronDown size={14} stroke={2} aria-hidden />
          </button>
          <Tirador
            columna={columna}
            onAncho={(ancho) => cambiar(ensancharColumna(disposicion.diseno, columna.id, ancho))}
          />
        </>
      )}
      {menu && cambiar && (
        <Suspense>
          <MenuDeColumna
            ancla={propio.current}
            columna={columna}
            consulta={consulta}
            disposicion={{ ...disposicion, cambiar }}
            onFiltrar={filtrable && (() => setFiltrando(true))}
            onCerrar={() => setMenu(false)}
          />
        </Suspense>
      )}
      {filtrando && filtrable && (
        <Suspense>
          <FiltroDeEncabezado
            ancla={propio.current}
            columna={filtrable}
            consulta={consulta}
            onCerrar={() => setFiltrando(false)}
          />
        </Suspense>
      )}
    </th>
  );
}

function Flecha({ sentido, vez }: { readonly sentido: string | undefined; readonly vez: number | undefined }) {
  if (sentido === undefined) return null;
  const Icono = sentido === 'descending' ? IconArrowDown : IconArrowUp;
  return (
    <>
      <Icono size={14} stroke={2} aria-hidden />
      {vez !== undefined && (
        <span className="vez" aria-hidden>
          {vez}
        </span>
      )}
    </>
  );
}

/** How the list is ordered by this column. `vez` is its place when it is not the only one. */
function usarOrden<Fila>({ id, ordenPor = id }: ColumnaPuesta<Fila>, { valores, cambiar }: ConsultaDeLista) {
  const partes = leerOrden(valores.orden);
  const lugar = partes.findIndex(({ campo }) => campo === ordenPor);
  return {
    sentido: partes[lugar]?.sentido,
    vez: partes.length > 1 && lugar >= 0 ? lugar + 1 : undefined,
    pedir: (sumar: boolean) => cambiar({ orden: siguienteOrden(valores.orden, ordenPor, sumar) }),
  };
}

/** Another header that is pulled over this one is dropped before or behind it. */
function useSobre<Fila>({ columna, disposicion, arrastrada, onArrastrar }: Props<Fila>) {
  const [lugar, setLugar] = useState<'antes' | 'despues'>();
  const encima = arrastrada !== undefined && arrastrada !== columna.id;
  return {
    clase: encima && lugar ? `suelta-${lugar}` : '',
    arrastre: {
      draggable: true,
      onDragStart: (evento: DragEvent) => {
        evento.dataTransfer.effectAllowed = 'move';
        evento.dataTransfer.setData('text/plain', columna.titulo);
        onArrastrar(columna.id);
      },
      onDragOver: (evento: DragEvent) => {
        if (!encima) return;
        evento.preventDefault();
        setLugar(mitadDe(evento));
      },
      onDragLeave: () => setLugar(undefined),
      onDrop: (evento: DragEvent) => {
        evento.preventDefault();
        setLugar(undefined);
        if (!encima) return;
        const pedido = { id: arrastrada, otra: columna.id, lugar: mitadDe(evento) } as const;
        disposicion.cambiar?.(ponerJunto(disposicion.columnas, disposicion.diseno, pedido));
      },
      onDragEnd: () => onArrastrar(undefined),
    },
  };
}

function mitadDe({ currentTarget, clientX }: DragEvent): 'antes' | 'despues' {
  const { left, width } = currentTarget.getBoundingClientRect();
  const primera = clientX < left + width / 2;
  return primera === (getComputedStyle(currentTarget).direction === 'ltr') ? 'antes' : 'despues';
}

const abreMenu = (evento: KeyboardEvent): boolean => (evento.key === 'ArrowDown' && evento.altKey) || pideMenu(evento);

function segunTecla<Fila>(
  { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent,
  { columnas, diseno }: Disposicion<Fila>,
  { id }: ColumnaPuesta<Fila>,
  propio: HTMLElement,
) {
  if (!shiftKey || altKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return undefined;
  const haciaElFin = (key === 'ArrowRight') === (getComputedStyle(propio).direction === 'ltr');
  if (ctrlKey || metaKey) return moverColumna(columnas, diseno, id, haciaElFin ? 1 : -1);
  return ensancharColumna(diseno, id, propio.offsetWidth + (haciaElFin ? PASO : -PASO));
}
