import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import IconBookmarkPlus from '@tabler/icons-react/dist/esm/icons/IconBookmarkPlus.mjs';
import { listarListasDePrecio } from '@trastienda/nucleo/articulos/contrato.ts';
import { guardarPerfil, MODOS, type Opciones } from '@trastienda/nucleo/importaciones/contrato.ts';
import { listarDepositos } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { DE_PANTALLA } from '#importaciones/entidades.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Casilla, Deposito, Lista } from './campos-de-opciones.tsx';
import { DialogoDePerfil } from './dialogo-de-perfil.tsx';
import { MotivoDeCruces } from './motivo-de-cruces.tsx';
import { OpcionesDePrecios } from './opciones-de-precios.tsx';
import type { Cambios } from './use-cambios.ts';

/** What to do with the rows, and where what they bring goes; only what means something for this entidad. */
export function PanelDeOpciones({ cambios }: { readonly cambios: Cambios }) {
  const { t } = useTranslation('importaciones');
  const puede = usePuede();
  const { opciones, entidad } = cambios.vista;
  const tienen = new Set(DE_PANTALLA[entidad].opciones);
  const elegir = (parte: Partial<Opciones>) => cambios.cambiar({ opciones: parte });
  return (
    <Tarjeta densa titulo={t('asistente.opciones.titulo')}>
      <Stack sx={{ gap: 2 }}>
        {tienen.has('modo') && (
          <TextField
            select
            fullWidth
            label={t('asistente.opciones.modo')}
            value={opciones.modo}
            onChange={(evento) => elegir({ modo: evento.target.value as Opciones['modo'] })}
          >
            {MODOS.map((modo) => (
              <MenuItem key={modo} value={modo}>
                {t(`asistente.opciones.modos.${modo}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {tienen.has('listaId') && puede(listarListasDePrecio) && (
          <Lista
            valor={opciones.listaId}
            soloManuales={entidad === 'precios'}
            onCambio={(listaId) => elegir({ listaId })}
          />
        )}
        {tienen.has('precios') && (
          <OpcionesDePrecios valor={opciones.precios} onCambio={(precios) => elegir({ precios })} />
        )}
        {tienen.has('depositoId') && puede(listarDepositos) && (
          <Deposito valor={opciones.depositoId} onCambio={(depositoId) => elegir({ depositoId })} />
        )}
        {tienen.has('crearFaltantes') && (
          <Casilla
            texto={t('asistente.opciones.crearFaltantes')}
            ayuda={t('asistente.opciones.crearFaltantesAyuda')}
            marcada={opciones.crearFaltantes}
            onCambio={(crearFaltantes) => elegir({ crearFaltantes })}
          />
        )}
        {tienen.has('vaciosBorran') && (
          <Casilla
            texto={t('asistente.opciones.vaciosBorran')}
            ayuda={t('asistente.opciones.vaciosBorranAyuda')}
            marcada={opciones.vaciosBorran}
            onCambio={(vaciosBorran) => elegir({ vaciosBorran })}
          />
        )}
        {tienen.has('motivoDeCruces') && puede({ permiso: 'articulo.repetir_codigo' }) && (
          <MotivoDeCruces
            valor={opciones.motivoDeCruces ?? null}
            onCambio={(motivoDeCruces) => elegir({ motivoDeCruces })}
          />
        )}
        {puede(guardarPerfil) && <BotonDePerfil cambios={cambios} />}
      </Stack>
    </Tarjeta>
  );
}

function BotonDePerfil({ cambios }: { readonly cambios: Cambios }) {
  const { t } = useTranslation('importaciones');
  const [abierto, setAbierto] = useState(false);
  return (
    <>
      <Button startIcon={<IconBookmarkPlus size={18} stroke={1.7} aria-hidden />} onClick={() => setAbierto(true)}>
        {t('asistente.perfil.guardar')}
      </Button>
      {abierto && <DialogoDePerfil cambios={cambios} onCerrar={() => setAbierto(false)} />}
    </>
  );
}
