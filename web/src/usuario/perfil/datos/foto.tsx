import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import IconPhotoUp from '@tabler/icons-react/dist/esm/icons/IconPhotoUp.mjs';
import { FOTO_MAXIMO_KIB, type Perfil, quitarFoto, subirFoto } from '@trastienda/nucleo/acceso/contrato.ts';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReleerSesion } from '#acceso/sesion.queries.ts';
import { useComando } from '#api/consultas.ts';
import { useSubida } from '#api/use-subida.ts';
import { CajaDeArchivo, IMAGENES } from '#ui/archivos/caja-de-archivo.tsx';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import { AvatarDe } from '#ui/piezas/avatar.tsx';
import { useAvisarCambios } from '#usuario/perfil/cambios.tsx';

/** The picture: chosen or dropped, seen before it is saved. The server cuts it to a square. */
export function Foto({ perfil }: { readonly perfil: Perfil }) {
  const { t } = useTranslation('usuario');
  const id = useId();
  const caja = useRef<HTMLInputElement>(null);
  const foto = useFoto();
  const [encima, setEncima] = useState(false);
  const handleSoltar = (evento: DragEvent) => {
    evento.preventDefault();
    setEncima(false);
    foto.elegir(evento.dataTransfer.files[0]);
  };
  return (
    <Stack
      onDragOver={(evento) => {
        evento.preventDefault();
        setEncima(true);
      }}
      onDragLeave={() => setEncima(false)}
      onDrop={handleSoltar}
      sx={{ ...zona, ...(encima && { borderColor: 'primary.main', bgcolor: 'primary.soft' }) }}
    >
      <AvatarDe quien={{ nombre: perfil.nombre, foto: foto.vista ?? perfil.foto }} lado={120} />
      <CajaDeArchivo
        ref={caja}
        etiqueta={t('foto.elegir')}
        acepta={IMAGENES}
        onArchivos={([archivo]) => foto.elegir(archivo)}
      />
      {foto.vista === null ? (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
          <Button
            startIcon={<IconPhotoUp size={18} stroke={1.7} aria-hidden />}
            onClick={() => caja.current?.click()}
            aria-describedby={`${id}-limites`}
          >
            {t('foto.elegir')}
          </Button>
          {perfil.foto && (
            <Button variant="text" onClick={foto.quitar} loading={foto.quitando}>
              {t('foto.quitar')}
            </Button>
          )}
        </Stack>
      ) : (
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button onClick={foto.descartar} disabled={foto.subiendo}>
            {t('foto.descartar')}
          </Button>
          <Button variant="contained" onClick={foto.guardar} loading={foto.subiendo}>
            {t('foto.guardar')}
          </Button>
        </Stack>
      )}
      <FormHelperText
        id={`${id}-limites`}
        error={foto.falla !== null}
        role={foto.falla ? 'alert' : undefined}
        sx={{ textAlign: 'center' }}
      >
        {foto.falla ?? t('foto.limites', { kib: FOTO_MAXIMO_KIB })}
      </FormHelperText>
    </Stack>
  );
}

function useFoto() {
  const { t } = useTranslation('usuario');
  const avisos = useAvisos();
  const releer = useReleerSesion();
  const { subir, ocupada } = useSubida(subirFoto);
  const quitar = useComando(quitarFoto);
  const [elegida, setElegida] = useState<{ readonly archivo: File; readonly vista: string } | null>(null);
  const [falla, setFalla] = useState<string | null>(null);
  const avisarCambios = useAvisarCambios();
  useEffect(() => avisarCambios(elegida !== null), [avisarCambios, elegida]);
  useEffect(() => () => (elegida ? URL.revokeObjectURL(elegida.vista) : undefined), [elegida]);

  const elegir = (archivo: File | undefined) => {
    if (archivo === undefined) return;
    const motivo = motivoDeRechazo(archivo);
    setFalla(motivo === null ? null : t(motivo, { kib: FOTO_MAXIMO_KIB }));
    setElegida(motivo === null ? { archivo, vista: URL.createObjectURL(archivo) } : null);
  };
  const listo = async (texto: string) => {
    setElegida(null);
    setFalla(null);
    await releer();
    avisos.exito(texto);
  };
  const guardar = async () => {
    if (elegida === null) return;
    try {
      await subir({ input: { body: {} }, archivo: elegida.archivo });
      await listo(t('foto.guardada'));
    } catch (error) {
      setFalla(mensajeDeError(error));
    }
  };
  const handleQuitar = () =>
    quitar.mutate({}, { onSuccess: () => void listo(t('foto.quitada')), onError: (error) => avisos.error(error) });
  return {
    ...{ vista: elegida?.vista ?? null, falla, elegir, guardar, subiendo: ocupada },
    ...{ descartar: () => setElegida(null), quitar: handleQuitar, quitando: quitar.isPending },
  };
}

/** What the server would say of it, known without sending it. */
function motivoDeRechazo({ type, size }: File): 'foto.noEsImagen' | 'foto.grande' | null {
  if (!IMAGENES.includes(type)) return 'foto.noEsImagen';
  return size > FOTO_MAXIMO_KIB * 1024 ? 'foto.grande' : null;
}

const zona = {
  alignItems: 'center',
  gap: 2,
  p: 2,
  borderRadius: 1,
  border: '1px dashed',
  borderColor: 'divider',
} as const;
