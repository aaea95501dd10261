import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { MONEDAS } from '@trastienda/nucleo/articulos/precios/moneda.ts';
import type { Opciones } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';

type DePrecios = NonNullable<Opciones['precios']>;

/** What the amounts of a file of prices are, where its rows do not say so: their currency and their side of IVA. */
export function OpcionesDePrecios(props: {
  readonly valor: Opciones['precios'];
  readonly onCambio: (valor: DePrecios) => void;
}) {
  const { t } = useTranslation('importaciones');
  const valor: DePrecios = props.valor ?? { moneda: null, conIva: null };
  const conIva = valor.conIva === null ? '' : String(valor.conIva);
  return (
    <>
      <TextField
        select
        fullWidth
        label={t('asistente.opciones.precios.moneda')}
        helperText={t('asistente.opciones.precios.ayuda')}
        value={valor.moneda ?? ''}
        onChange={({ target }) =>
          props.onCambio({ ...valor, moneda: MONEDAS.find((moneda) => moneda === target.value) ?? null })
        }
        slotProps={{ select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t('asistente.opciones.precios.monedaDeLista')}</MenuItem>
        {MONEDAS.map((moneda) => (
          <MenuItem key={moneda} value={moneda}>
            {t(`asistente.opciones.precios.${moneda}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        fullWidth
        label={t('asistente.opciones.precios.iva')}
        value={conIva}
        onChange={({ target }) =>
          props.onCambio({ ...valor, conIva: target.value === '' ? null : target.value === 'true' })
        }
        slotProps={{ select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t('asistente.opciones.precios.ivaDeLista')}</MenuItem>
        <MenuItem value="true">{t('asistente.opciones.precios.conIva')}</MenuItem>
        <MenuItem value="false">{t('asistente.opciones.precios.sinIva')}</MenuItem>
      </TextField>
    </>
  );
}
