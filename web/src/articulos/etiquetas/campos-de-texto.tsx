import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { PRECIOS_DE_ETIQUETA, type QueDicen } from '@trastienda/nucleo/articulos/etiquetas/contrato-de-etiquetas.ts';
import { SIMBOLOS } from '@trastienda/nucleo/articulos/etiquetas/simbolo.ts';
import { useTranslation } from 'react-i18next';
import { Eleccion } from '#articulos/eleccion.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { aLoAncho, campos } from './estilo.ts';

const DATOS = ['codigo', 'descripcion', 'marca', 'fecha'] as const;

/** What is printed on each label. */
export function CamposDeTexto(props: {
  readonly dicen: QueDicen;
  readonly onCambio: (cambio: Partial<QueDicen>) => void;
}) {
  const { t } = useTranslation('papel');
  const { dicen, onCambio } = props;
  return (
    <Tarjeta titulo={t('etiquetas.dicen')} densa>
      <Box sx={campos}>
        <Eleccion
          etiqueta={t('etiquetas.simbolo')}
          valor={dicen.simbolo}
          opciones={SIMBOLOS.map((simbolo) => [simbolo, t(`etiquetas.simbolos.${simbolo}`)])}
          onCambio={(simbolo) => onCambio({ simbolo })}
          sx={aLoAncho}
        />
        <Eleccion
          etiqueta={t('etiquetas.precio')}
          valor={dicen.precio}
          opciones={PRECIOS_DE_ETIQUETA.map((precio) => [precio, t(`etiquetas.precios.${precio}`)])}
          onCambio={(precio) => onCambio({ precio })}
          sx={aLoAncho}
        />
        {DATOS.map((dato) => (
          <FormControlLabel
            key={dato}
            control={<Switch checked={dicen[dato]} onChange={(_, puesto) => onCambio({ [dato]: puesto })} />}
            label={t(`etiquetas.dato.${dato}`)}
          />
        ))}
        <TextField
          size="small"
          label={t('etiquetas.texto')}
          helperText={t('etiquetas.textoAyuda')}
          value={dicen.texto}
          onChange={({ target }) => onCambio({ texto: target.value })}
          slotProps={{ htmlInput: { maxLength: 60 } }}
          sx={aLoAncho}
        />
      </Box>
    </Tarjeta>
  );
}
