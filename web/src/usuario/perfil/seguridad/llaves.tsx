import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type Llave, type Perfil, quitarLlave } from '@trastienda/nucleo/acceso/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReleerSesion } from '#acceso/sesion.queries.ts';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { MenuDeFila } from '#ui/flotantes/menu-de-fila.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { formatearFecha, formatearRelativo } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Simbolo } from '#ui/piezas/simbolo.tsx';
import { lista, renglon } from '#usuario/perfil/lista.ts';
import { NombreDeLlave } from './nombre-de-llave.tsx';

/** The passkeys: a list to add to, to name and to take from (USU-02). */
export function Llaves({ perfil }: { readonly perfil: Perfil }) {
  const { t } = useTranslation('usuario');
  // `null`: a new one.
  const [abierta, setAbierta] = useState<{ readonly llave: Llave | null } | null>(null);
  const quitar = useQuitar(perfil);
  const puede = globalThis.PublicKeyCredential !== undefined;
  return (
    <Tarjeta
      titulo={t('llaves.titulo')}
      acciones={
        puede && (
          <Button
            size="small"
            startIcon={<IconPlus size={17} stroke={1.7} aria-hidden />}
            onClick={() => setAbierta({ llave: null })}
          >
            {t('llaves.agregar')}
          </Button>
        )
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: perfil.llaves.length > 0 ? 1 : 0 }}>
        {t('llaves.texto')}
      </Typography>
      {!puede && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('llaves.noPuede')}
        </Alert>
      )}
      <Box component="ul" aria-label={t('llaves.titulo')} sx={lista}>
        {perfil.llaves.map((llave) => (
          <Box key={llave.id} component="li" sx={renglon}>
            <Simbolo tono="primary">
              <IconKey size={20} stroke={1.5} aria-hidden />
            </Simbolo>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{llave.nombre}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
                {t('llaves.creada', { fecha: formatearFecha(llave.creadaEn) })}
                {' · '}
                {llave.usadaEn ? t('llaves.usada', { cuando: formatearRelativo(llave.usadaEn) }) : t('llaves.sinUsar')}
              </Box>
            </Box>
            <MenuDeFila
              etiqueta={t('llaves.acciones', { nombre: llave.nombre })}
              acciones={() => [
                { texto: t('llaves.renombrar'), onClick: () => setAbierta({ llave }) },
                { texto: t('llaves.quitar'), onClick: () => void quitar(llave), peligro: true },
              ]}
            />
          </Box>
        ))}
      </Box>
      <PanelLateral
        abierto={abierta !== null}
        titulo={t(abierta?.llave ? 'llaves.renombrarTitulo' : 'llaves.agregarTitulo')}
        onCerrar={() => setAbierta(null)}
      >
        {abierta && <NombreDeLlave llave={abierta.llave} onCerrar={() => setAbierta(null)} />}
      </PanelLateral>
    </Tarjeta>
  );
}

function useQuitar({ llaves, segundoFactor }: Perfil) {
  const { t } = useTranslation('usuario');
  const avisos = useAvisos();
  const confirmar = useConfirmar();
  const releer = useReleerSesion();
  const comando = useComando(quitarLlave);
  const esLoUltimo = llaves.length === 1 && !segundoFactor.activo;
  return async ({ id, nombre }: Llave) => {
    const si = await confirmar({
      titulo: t('llaves.quitarTitulo', { nombre }),
      texto: t(esLoUltimo ? 'llaves.quitarUltima' : 'llaves.quitarTexto'),
      boton: t('llaves.quitar'),
      peligro: true,
      casilla: t('contrasena.cerrarOtras'),
    });
    if (!si) return;
    const body = { cerrarOtras: si.marcada !== false };
    const handleListo = () => {
      avisos.exito(t('llaves.quitada'));
      void releer();
    };
    comando.mutate({ params: { id }, body }, { onSuccess: handleListo, onError: (error) => avisos.error(error) });
  };
}
