import IconButton from '@mui/material/IconButton';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pista } from '#ui/pista.tsx';
import { botonDeBarra } from '#ui/tabla/boton-de-barra.ts';
import type { TablaDatosProps } from '#ui/tabla-tipos.ts';
import type { Impresion as Pieza } from './impresion.tsx';

// Few visits end on paper.
const Impresion = lazy(async () => ({
  default: (await import('./impresion.tsx')).Impresion,
})) as unknown as typeof Pieza;

/** Prints the table as it is filtered and ordered, with the columns that show. */
export function BotonDeImprimir<Fila>(props: TablaDatosProps<Fila>) {
  const { t } = useTranslation('ui');
  const boton = useRef<HTMLButtonElement>(null);
  const [filtros, setFiltros] = useState<readonly string[]>();
  return (
    <>
      <Pista texto={t('tabla.imprimir')}>
        <span>
          <IconButton
            ref={boton}
            aria-label={t('tabla.imprimir')}
            disabled={filtros !== undefined}
            onClick={() => setFiltros(filtrosEn(boton.current))}
            sx={botonDeBarra}
          >
            <IconPrinter size={18} stroke={1.7} aria-hidden />
          </IconButton>
        </span>
      </Pista>
      {filtros && (
        <Suspense>
          <Impresion {...props} filtros={filtros} onListo={() => setFiltros(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** What the chips of the filters say, and which tab is on: the words that the person is looking at. */
function filtrosEn(boton: HTMLElement | null): readonly string[] {
  const tabla = boton?.closest('section');
  const pestana = tabla?.querySelector('[role="tab"][aria-selected="true"]')?.firstChild?.textContent;
  const chips = [...(tabla?.querySelectorAll<HTMLElement>('[data-filtro]') ?? [])];
  return [pestana, ...chips.map((chip) => chip.dataset.filtro)].filter(
    (texto) => texto !== undefined && texto !== null,
  );
}
