import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { cargarArchivo, MAXIMO_DE_ARCHIVO_MIB } from '@trastienda/nucleo/importaciones/contrato.ts';
import type { Entidad } from '@trastienda/nucleo/importaciones/entidades.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubida } from '#api/use-subida.ts';
import { etapasDe } from '#importaciones/asistente/etapas.ts';
import { MarcoDePaso } from '#importaciones/asistente/marco-de-paso.tsx';
import { EnlaceBoton } from '#ui/enlace.tsx';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import { Pagina } from '#ui/pagina.tsx';
import { Recorrido } from '#ui/recorrido.tsx';
import { Tarjeta } from '#ui/tarjeta.tsx';
import { ComoViene } from './como-viene.tsx';
import { EleccionDeEntidad } from './eleccion-de-entidad.tsx';
import { revisarArchivo } from './revisar-archivo.ts';
import { ZonaDeArchivo } from './zona-de-archivo.tsx';

/** First step: what the file brings, the file itself, and on to reviewing it. Nothing is kept until it is sent. */
export function NuevaImportacionScreen() {
  const { t } = useTranslation('importaciones');
  const navigate = useNavigate();
  const { entidad = 'articulos' } = useSearch({ strict: false }) as { entidad?: Entidad };
  const [perfil, setPerfil] = useState('');
  const { archivo, problema, elegir, reclamar } = useArchivo();
  const subida = useSubida(cargarArchivo);
  const [error, setError] = useState<unknown>(null);
  const boton = useRef<HTMLButtonElement>(null);
  const botonDeZona = useRef<HTMLButtonElement>(null);

  // With the file chosen, Enter goes on.
  useEffect(() => {
    if (archivo) boton.current?.focus();
  }, [archivo]);

  const handleSeguir = async () => {
    if (subida.ocupada) return;
    if (!archivo) {
      reclamar();
      botonDeZona.current?.focus();
      return;
    }
    setError(null);
    try {
      const body = { entidad, ...(perfil === '' ? {} : { perfil }) };
      const { id } = await subida.subir({ input: { body }, archivo });
      void navigate({ to: '/importaciones/$id', params: { id } });
    } catch (fallo) {
      if (fallo instanceof DOMException) setError(t('nueva.cancelada'));
      else setError(fallo);
    }
  };

  return (
    <Pagina
      titulo={t('nueva.titulo')}
      rastro={[{ titulo: t('titulo'), a: '/importaciones' }, { titulo: t('nueva.titulo') }]}
    >
      <Recorrido etiqueta={t('asistente.pasos.etiqueta')} etapas={etapasDe(null, 'archivo', t)} />
      <MarcoDePaso
        titulo={t('nueva.pregunta')}
        bajada={t('nueva.bajada')}
        error={error === null ? null : typeof error === 'string' ? error : mensajeDeError(error)}
        onSeguir={() => void handleSeguir()}
        acciones={
          <>
            <EnlaceBoton to="/importaciones" activeOptions={{ exact: true }}>
              {t('nueva.volver')}
            </EnlaceBoton>
            <Button ref={boton} variant="contained" loading={subida.ocupada} onClick={() => void handleSeguir()}>
              {t('nueva.seguir')}
            </Button>
          </>
        }
      >
        <EleccionDeEntidad
          valor={entidad}
          deshabilitada={subida.ocupada}
          onCambio={(nueva) => {
            setPerfil('');
            void navigate({
              to: '/importaciones/nueva',
              search: { entidad: nueva },
              replace: true,
              resetScroll: false,
            });
          }}
        />
        <Box sx={dosColumnas}>
          <Tarjeta densa titulo={t('nueva.archivo')}>
            <ZonaDeArchivo
              archivo={archivo}
              avance={subida.avance}
              problema={
                problema === null
                  ? null
                  : t(`nueva.problema.${problema.cual}`, { archivo: problema.nombre, mib: MAXIMO_DE_ARCHIVO_MIB })
              }
              botonRef={botonDeZona}
              onElegir={elegir}
              onCancelar={subida.cancelar}
            />
          </Tarjeta>
          <ComoViene entidad={entidad} perfil={perfil} onPerfil={setPerfil} />
        </Box>
      </MarcoDePaso>
    </Pagina>
  );
}

type Problema = {
  readonly cual: 'falta' | 'varios' | NonNullable<ReturnType<typeof revisarArchivo>>;
  readonly nombre: string;
};

/** The chosen file, or why what was chosen will not do. */
function useArchivo() {
  const [archivo, setArchivo] = useState<File | null>(null);
  const [problema, setProblema] = useState<Problema | null>(null);
  return {
    archivo,
    problema,
    reclamar: () => setProblema({ cual: 'falta', nombre: '' }),
    elegir: (elegidos: readonly File[]) => {
      const [primero] = elegidos;
      const hallado = primero ? revisarArchivo(primero) : null;
      if (elegidos.length > 1) setProblema({ cual: 'varios', nombre: '' });
      else if (primero && hallado !== null) setProblema({ cual: hallado, nombre: primero.name });
      else setProblema(null);
      setArchivo(elegidos.length === 1 && hallado === null ? (primero ?? null) : null);
    },
  };
}

const dosColumnas = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
} as const;
