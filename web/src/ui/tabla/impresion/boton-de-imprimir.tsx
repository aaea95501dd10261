import IconButton from '@mui/material/IconButton';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pista } from '#ui/flotantes/pista.tsx';
import { botonDeBarra } from '#ui/tabla/boton-de-barra.ts';
import type { TablaDatosProps } from '#ui/tabla/tabla-tipos.ts';
import type { Impresion as Pieza } from './impresion.tsx';

// Few visits end on paper. The chips of the filters may still be on their way: the sheet says what they say.
const Impresion = lazy(async () => {
  const [pieza] = await Promise.all([import('./impresion.tsx'), import('#ui/tabla/filtros-puestos.tsx')]);
  return { default: pieza.Impresion };
}) as unknown as typeof Pieza;

/** Prints the table as it is filtered and ordered, with the columns that show. */
export function BotonDeImprimir<Fila>(props: TablaDatosProps<Fila>) {
  const { t } = useTranslation('ui');
  const boton = useRef<HTMLButtonElement>(null);
  const [imprimiendo, setImprimiendo] = useState(false);
  return (
    <>
      <Pista texto={t('tabla.imprimir')}>
        <span>
          <IconButton
            ref={boton}
            aria-label={t('tabla.imprimir')}
            disabled={imprimiendo}
            onClick={() => setImprimiendo(true)}
            sx={botonDeBarra}
          >
            <IconPrinter size={18} stroke={1.7} aria-hidden />
          </IconButton>
        </span>
      </Pista>
      {imprimiendo && (
        <Suspense>
          <Impresion {...props} boton={boton} onListo={() => setImprimiendo(false)} />
        </Suspense>
      )}
    </>
  );
}
