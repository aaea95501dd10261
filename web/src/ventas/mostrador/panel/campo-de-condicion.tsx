import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import type { listasDeVenta } from '@trastienda/nucleo/ventas/contrato.ts';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly listas: ResponseOf<typeof listasDeVenta>;
  /** The one that the nota has on the server: it may be taken again. */
  readonly guardadaId: string | undefined;
  readonly onElegir: (condicionId: string | null) => void;
};

/** The condición de venta of a nota. Those that give the cliente more than his own stay in sight, and say why they are out of reach (RN-18). */
export function CampoDeCondicion({ listas, guardadaId, onElegir }: Props) {
  const { t } = useTranslation('ventas');
  const { condicion, condicionDelCliente, condiciones } = listas;
  const estaElegida = (id: string) => id === condicion?.id;
  const opciones = conLaSuya(condiciones, condicion).map((una) => ({
    ...una,
    seElige: una.seElige || estaElegida(una.id) || una.id === guardadaId,
  }));
  if (opciones.length === 0) return null;
  const suya = condicionDelCliente?.nombre ?? '';
  const hayLimite = condiciones.some(({ seElige }) => !seElige);
  return (
    <TextField
      select
      fullWidth
      label={t('mostrador.lista.condicion')}
      value={condicion?.id ?? ''}
      onChange={({ target }) => onElegir(target.value === '' ? null : target.value)}
      helperText={hayLimite ? t('mostrador.lista.sinDarMas', { condicion: suya }) : undefined}
    >
      <MenuItem value="">{t('mostrador.lista.ninguna')}</MenuItem>
      {opciones.map(({ id, nombre, seElige }) => (
        <MenuItem key={id} value={id} disabled={!seElige} sx={opcion}>
          <span>{nombre}</span>
          {!seElige && (
            <Box component="span" sx={{ fontSize: '0.8125rem' }}>
              {t('mostrador.lista.daMas', { condicion: suya })}
            </Box>
          )}
        </MenuItem>
      ))}
    </TextField>
  );
}

type Opcion = { readonly id: string; readonly nombre: string; readonly seElige: boolean };

/** The one it has may be inactive by now: it stays to be seen. */
const conLaSuya = (todas: readonly Opcion[], suya: Pick<Opcion, 'id' | 'nombre'> | null): readonly Opcion[] =>
  suya === null || todas.some(({ id }) => id === suya.id) ? todas : [{ ...suya, seElige: true }, ...todas];

const opcion = {
  display: 'grid',
  rowGap: 0,
  alignContent: 'center',
  justifyItems: 'start',
  py: 0.75,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  // Why it is out of reach is there to be read.
  '&.Mui-disabled': { opacity: 1, color: 'text.secondary' },
} as const;
