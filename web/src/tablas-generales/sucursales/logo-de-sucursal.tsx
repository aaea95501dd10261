import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconPhotoUp from '@tabler/icons-react/dist/esm/icons/IconPhotoUp.mjs';
import { MAXIMO_MIB } from '@trastienda/nucleo/adjuntos/limites.ts';
import { quitarLogo, type Sucursal, subirLogo } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Miniatura } from '#adjuntos/index.ts';
import { useComando } from '#api/consultas.ts';
import { useSubida } from '#api/use-subida.ts';
import { CajaDeArchivo, IMAGENES } from '#ui/archivos/caja-de-archivo.tsx';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';

/** The logo of a sucursal: it is kept as soon as it is chosen, apart from the form below it (TAB-03). */
export function LogoDeSucursal({ sucursal: { id, nombre, ...inicial } }: { readonly sucursal: Sucursal }) {
  const { t } = useTranslation('tablasGenerales');
  const avisos = useAvisos();
  const caja = useRef<HTMLInputElement>(null);
  const { subir, ocupada } = useSubida(subirLogo);
  const quitar = useComando(quitarLogo);
  const [logo, setLogo] = useState(inicial.logo);
  const [falla, setFalla] = useState<string | null>(null);
  const params = { id };
  const elegir = async (archivo: File | undefined) => {
    if (!archivo) return;
    setFalla(null);
    try {
      setLogo((await subir({ input: { params, body: {} }, archivo })).logo);
      avisos.exito(t('sucursales.logoGuardado', { nombre }));
    } catch (error) {
      setFalla(mensajeDeError(error));
    }
  };
  const handleQuitar = () =>
    quitar.mutate(
      { params },
      {
        onSuccess: () => {
          setLogo(null);
          avisos.exito(t('sucursales.logoQuitado', { nombre }));
        },
        onError: (error) => avisos.error(error),
      },
    );
  return (
    <Stack
      direction="row"
      onDragOver={(evento) => evento.preventDefault()}
      onDrop={(evento) => {
        evento.preventDefault();
        void elegir(evento.dataTransfer.files[0]);
      }}
      sx={{ gap: 2, alignItems: 'center', mb: 3 }}
    >
      <Miniatura imagen={logo} tamano="mediana" lado={76}>
        <IconBuildingStore size={34} stroke={1.3} aria-hidden />
      </Miniatura>
      <Box sx={{ minWidth: 0 }}>
        <CajaDeArchivo
          ref={caja}
          etiqueta={t('sucursales.elegirLogo')}
          acepta={IMAGENES}
          onArchivos={([archivo]) => void elegir(archivo)}
        />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button
            size="small"
            startIcon={<IconPhotoUp size={17} stroke={1.7} aria-hidden />}
            loading={ocupada}
            onClick={() => caja.current?.click()}
          >
            {t('sucursales.elegirLogo')}
          </Button>
          {logo !== null && (
            <Button size="small" variant="text" loading={quitar.isPending} onClick={handleQuitar}>
              {t('sucursales.quitarLogo')}
            </Button>
          )}
        </Stack>
        <FormHelperText error={falla !== null} role={falla ? 'alert' : undefined}>
          {falla ?? t('sucursales.logoAyuda', { mib: MAXIMO_MIB.IMAGEN })}
        </FormHelperText>
      </Box>
    </Stack>
  );
}
