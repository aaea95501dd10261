import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import FormHelperText from '@mui/material/FormHelperText';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { ESTRELLAS_AL_ALCANCE } from '#galeria/comun/estrellas.ts';
import { irALaPrimeraFalta } from '#galeria/comun/primera-falta.ts';
import { textos } from '#galeria/ecommerce/textos.ts';
import { sinSegundoClic } from '#ui/flotantes/piezas-flotantes.ts';
import { useAvisarCambios } from '#ui/formularios/avisar-cambios.ts';
import { useCierre } from '#ui/formularios/salida.ts';
import type { Opinion } from './estado.ts';

/** Stars and words about a product. */
export function DialogoDeOpinion(props: {
  readonly onCerrar: () => void;
  readonly onPublicar: (opinion: Opinion) => void;
}) {
  const t = textos.usar();
  const id = useId();
  const formulario = useRef<HTMLFormElement>(null);
  const [estrellas, setEstrellas] = useState(0);
  const [texto, setTexto] = useState('');
  const [seMira, setSeMira] = useState(false);
  const { onCambios, cerrar } = useCierre(props.onCerrar);
  useAvisarCambios(estrellas !== 0 || texto.trim() !== '', onCambios);
  const faltas = { estrellas: estrellas === 0, texto: texto.trim() === '' };
  const faltaTexto = seMira && faltas.texto;
  const faltanEstrellas = seMira && faltas.estrellas;
  const handleSubmit = (evento: { preventDefault: () => void }) => {
    evento.preventDefault();
    setSeMira(true);
    if (faltas.estrellas || faltas.texto) irALaPrimeraFalta(formulario.current, faltas);
    else props.onPublicar({ estrellas, texto: texto.trim() });
  };
  return (
    <Dialog open onClose={sinSegundoClic(cerrar)} aria-labelledby={`${id}-titulo`} fullWidth maxWidth="xs">
      <Box component="form" ref={formulario} noValidate onSubmit={handleSubmit} sx={{ p: 3, display: 'grid', gap: 2 }}>
        <Typography id={`${id}-titulo`} variant="h5" component="h2">
          {t('detalle.escribir')}
        </Typography>
        <Box
          component="fieldset"
          aria-describedby={faltanEstrellas ? `${id}-reparo` : undefined}
          sx={{ m: 0, p: 0, border: 0 }}
        >
          <Box component="legend" sx={{ p: 0, mb: 0.5, fontSize: '0.875rem' }}>
            {t('detalle.tuValoracion')}
          </Box>
          <Rating
            name="estrellas"
            value={estrellas || null}
            onChange={(_, valor) => setEstrellas(valor ?? 0)}
            getLabelText={(count) => t('producto.estrellas', { count })}
            sx={ESTRELLAS_AL_ALCANCE}
          />
          {faltanEstrellas && (
            <FormHelperText id={`${id}-reparo`} error>
              {t('detalle.faltaValoracion')}
            </FormHelperText>
          )}
        </Box>
        <TextField
          name="texto"
          label={t('detalle.tuOpinion')}
          value={texto}
          onChange={(evento) => setTexto(evento.target.value)}
          multiline
          minRows={3}
          error={faltaTexto}
          helperText={faltaTexto ? t('detalle.faltaTexto') : ' '}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
        />
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
          <Button onClick={cerrar}>{t('listado.cancelar')}</Button>
          <Button type="submit" variant="contained">
            {t('detalle.publicar')}
          </Button>
        </Stack>
      </Box>
    </Dialog>
  );
}
