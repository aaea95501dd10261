import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { diaArgentino, esDia } from '@trastienda/nucleo/comun/fecha.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Eleccion } from '#articulos/eleccion.tsx';
import { FiltroDeValor } from '#articulos/filtro-de-valor.tsx';
import type { PedidoDeEtiquetas } from './pedido.ts';

type Props = {
  readonly pedido: PedidoDeEtiquetas;
  readonly onCambio: (cambio: PedidoDeEtiquetas) => void;
  /** How they are named one by one. */
  readonly children: ReactNode;
};

/** Either those that somebody names, or all whose price is another than before a day (PRE-16). */
export function LosQueCambiaron({ pedido, onCambio, children }: Props) {
  const { t } = useTranslation('papel');
  const { cambiaronDesde } = pedido;
  return (
    <>
      <Eleccion
        etiqueta={t('etiquetas.deCuales')}
        valor={cambiaronDesde === undefined ? 'ELEGIDOS' : 'CAMBIARON'}
        opciones={(['ELEGIDOS', 'CAMBIARON'] as const).map((cual) => [cual, t(`etiquetas.cual.${cual}`)])}
        onCambio={(cual) =>
          onCambio(
            cual === 'CAMBIARON' ? { cambiaronDesde: diaArgentino(new Date()) } : { cambiaronDesde: '', ...TODOS },
          )
        }
      />
      {cambiaronDesde === undefined ? (
        children
      ) : (
        <>
          <Desde dia={cambiaronDesde} onCambio={(dia) => onCambio({ cambiaronDesde: dia })} />
          <Box role="group" aria-label={t('etiquetas.soloDe')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {(['rubro', 'familia', 'subfamilia', 'marca'] as const).map((campo) => (
              <FiltroDeValor
                key={campo}
                campo={campo}
                valor={pedido[`${campo}Id`]}
                onCambio={(id) => onCambio({ [`${campo}Id`]: id ?? '' })}
              />
            ))}
          </Box>
        </>
      )}
    </>
  );
}

/** More than a printer is given at once are printed in parts. */
const TODOS = { rubroId: '', familiaId: '', subfamiliaId: '', marcaId: '' };

/** While it is being written a day is none, or one to come: only one that is good is told. */
function Desde({ dia, onCambio }: { readonly dia: string; readonly onCambio: (dia: string) => void }) {
  const { t } = useTranslation('papel');
  const [escrito, setEscrito] = useState<string | null>(null);
  const hoy = diaArgentino(new Date());
  const porVenir = (escrito ?? dia) > hoy;
  return (
    <TextField
      type="date"
      size="small"
      label={t('etiquetas.cambiaronDesde')}
      error={porVenir}
      helperText={t(porVenir ? 'etiquetas.todaviaNo' : 'etiquetas.cambiaronAyuda')}
      value={escrito ?? dia}
      onChange={({ target: { value } }) => {
        setEscrito(value);
        if (esDia(value) && value <= hoy) onCambio(value);
      }}
      onBlur={() => setEscrito(null)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: hoy } }}
    />
  );
}
