import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Entidad } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { etapasDe } from '#importaciones/asistente/etapas.ts';
import { MarcoDePaso } from '#importaciones/asistente/marco-de-paso.tsx';
import { ElegirProveedor } from '#importaciones/listas/elegir-proveedor.tsx';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { Recorrido } from '#ui/pantalla/recorrido.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';
import { ComoViene } from './como-viene.tsx';
import { EleccionDeEntidad } from './eleccion-de-entidad.tsx';
import { useCarga } from './use-carga.ts';
import { ZonaDeArchivo } from './zona-de-archivo.tsx';

/** First step: what the file brings, the file itself, and on to reviewing it. Nothing is kept until it is sent. */
export function NuevaImportacionScreen() {
  const { t } = useTranslation('importaciones');
  const navigate = useNavigate();
  const { entidad = 'articulos', proveedorId } = useSearch({ strict: false }) as {
    entidad?: Entidad;
    proveedorId?: string;
  };
  const [perfil, setPerfil] = useState('');
  const carga = useCarga({ entidad, perfil, proveedorId });
  const { archivo, subiendo } = carga;
  const frase = useId();
  const boton = useRef<HTMLButtonElement>(null);
  const botonDeZona = useRef<HTMLButtonElement>(null);

  // With the file chosen, Enter goes on.
  useEffect(() => {
    if (archivo) boton.current?.focus();
  }, [archivo]);

  const handleSeguir = () => {
    if (!archivo) botonDeZona.current?.focus();
    void carga.seguir();
  };
  const irA = (search: { entidad: Entidad; proveedorId?: string }) =>
    void navigate({ to: '/importaciones/nueva', search, replace: true, resetScroll: false });
  const handleEntidad = (nueva: Entidad) => {
    setPerfil('');
    irA({ entidad: nueva });
  };

  return (
    <Pagina titulo={t('nueva.titulo')}>
      <Recorrido etiqueta={t('asistente.pasos.etiqueta')} etapas={etapasDe(null, 'archivo', t)} />
      <MarcoDePaso
        titulo={t('nueva.pregunta')}
        bajada={t('nueva.bajada')}
        error={carga.error}
        onSeguir={handleSeguir}
        acciones={
          <>
            <EnlaceBoton to="/importaciones" activeOptions={{ exact: true }}>
              {t('nueva.volver')}
            </EnlaceBoton>
            <Button ref={boton} variant="contained" loading={subiendo} onClick={handleSeguir}>
              {t('nueva.seguir')}
            </Button>
          </>
        }
      >
        <EleccionDeEntidad valor={entidad} deshabilitada={subiendo} descrita={frase} onCambio={handleEntidad} />
        <Box sx={dosColumnas}>
          <Tarjeta densa titulo={t('nueva.archivo')}>
            {entidad === 'listas_de_proveedor' && (
              <ElegirProveedor
                id={proveedorId}
                onCambio={(id) => irA(id === undefined ? { entidad } : { entidad, proveedorId: id })}
              />
            )}
            <ZonaDeArchivo
              archivo={archivo}
              avance={carga.avance}
              problema={carga.problema}
              botonRef={botonDeZona}
              onElegir={carga.elegir}
              onCancelar={carga.cancelar}
            />
          </Tarjeta>
          <ComoViene entidad={entidad} perfil={perfil} fraseId={frase} onPerfil={setPerfil} />
        </Box>
      </MarcoDePaso>
    </Pagina>
  );
}

const dosColumnas = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
} as const;
