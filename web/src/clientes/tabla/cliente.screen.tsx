import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import {
  type Cliente,
  cambiarCliente,
  listarNotasDeCliente,
  verCliente,
} from '@trastienda/nucleo/clientes/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe } from '#api/consultas.ts';
import { useAccionesDeCliente } from '#clientes/acciones-de-cliente.tsx';
import { EstadoDeCliente } from '#clientes/estado-de-cliente.tsx';
import { PanelDeCliente } from '#clientes/panel-de-cliente.tsx';
import { SECCIONES, type Seccion } from '#clientes/secciones.ts';
import { MenuDeFila } from '#ui/flotantes/menu-de-fila.tsx';
import { LineaDeTiempo } from '#ui/historial/linea-de-tiempo.tsx';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { Pestanas } from '#ui/pantalla/pestanas.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { ArticulosHabituales } from './articulos-habituales.tsx';
import { CabezaDeCliente } from './cabeza-de-cliente.tsx';
import { DatosDeCliente } from './datos-de-cliente.tsx';
import { NotasDeCliente } from './notas-de-cliente.tsx';

/** Everything about one cliente (CLI-12). The tab is in the URL, so that it can be shared. */
export function ClienteScreen() {
  const { t } = useTranslation('clientes');
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const consulta = useQuery(consultaDe(verCliente, { params: { id } }));
  const cliente = consulta.data;
  const titulo = cliente?.razonSocial ?? t('selector.cliente');
  return (
    <Pagina
      titulo={titulo}
      {...(cliente
        ? { estado: <EstadoDeCliente estado={cliente.estado} sobreBanda />, acciones: <Acciones cliente={cliente} /> }
        : {})}
    >
      <Cargado consulta={consulta}>{(datos) => <Ficha cliente={datos} />}</Cargado>
    </Pagina>
  );
}

function Acciones({ cliente }: { readonly cliente: Cliente }) {
  const { t } = useTranslation('clientes');
  const puede = usePuede();
  const acciones = useAccionesDeCliente()(cliente);
  const [editando, setEditando] = useState(false);
  if (cliente.consumidorFinal || cliente.anonimizado || !puede(cambiarCliente)) return null;
  return (
    <>
      <Button
        variant="contained"
        startIcon={<IconPencil size={18} stroke={1.7} aria-hidden />}
        onClick={() => setEditando(true)}
      >
        {t('accion.editar')}
      </Button>
      <MenuDeFila etiqueta={t('accion.mas', { nombre: cliente.razonSocial })} acciones={() => acciones} />
      {editando && <PanelDeCliente cliente={cliente} onCerrar={() => setEditando(false)} />}
    </>
  );
}

function Ficha({ cliente }: { readonly cliente: Cliente }) {
  const { t } = useTranslation('clientes');
  const puede = usePuede();
  const { seccion } = useSearch({ strict: false }) as { seccion?: Seccion };
  const navigate = useNavigate();
  // Notas belong to whoever may see notas.
  const secciones = SECCIONES.filter((una) => puede(listarNotasDeCliente) || (una !== 'notas' && una !== 'habituales'));
  const elegida = seccion !== undefined && secciones.includes(seccion) ? seccion : 'datos';
  return (
    <>
      {cliente.consumidorFinal && <Alert severity="info">{t('ficha.noSeCambia')}</Alert>}
      {cliente.anonimizado && <Alert severity="info">{t('ficha.anonimizado')}</Alert>}
      {cliente.estado === 'BLOQUEADO' && (
        <Alert severity="error">{t('ficha.bloqueo', { motivo: cliente.bloqueoMotivo })}</Alert>
      )}
      <Tarjeta sinRelleno>
        <CabezaDeCliente cliente={cliente} />
        <Pestanas
          etiqueta={t('ficha.secciones')}
          valor={elegida}
          pestanas={secciones.map((una) => ({ id: una, titulo: t(`ficha.${una}`) }))}
          onCambio={(nueva) =>
            void navigate({
              to: '/clientes/tabla/$id',
              params: { id: cliente.id },
              search: nueva === 'datos' ? {} : { seccion: nueva },
              resetScroll: false,
            })
          }
        />
      </Tarjeta>
      <Contenido seccion={elegida} cliente={cliente} />
    </>
  );
}

function Contenido({ seccion, cliente }: { readonly seccion: Seccion; readonly cliente: Cliente }) {
  const { t } = useTranslation('clientes');
  const puede = usePuede();
  switch (seccion) {
    case 'datos':
      return <DatosDeCliente cliente={cliente} />;
    case 'notas':
      return <NotasDeCliente clienteId={cliente.id} />;
    case 'habituales':
      return <ArticulosHabituales clienteId={cliente.id} />;
    case 'actividad':
      return (
        <Tarjeta titulo={t('ficha.actividad')}>
          <LineaDeTiempo
            entidad="cliente"
            id={cliente.id}
            abreImportaciones={puede({ permiso: 'importacion.hacer' })}
            campos={{
              razonSocial: t('campo.razonSocial'),
              documento: t('campo.documento'),
              condicionIva: t('campo.condicion'),
              codigoExterno: t('campo.codigoExterno'),
              lista: t('campo.lista'),
              condicion: t('campo.condicionDeVenta'),
              email: t('campo.email'),
              telefono: t('campo.telefono'),
              observaciones: t('campo.observaciones'),
              alerta: t('campo.alerta'),
              estado: t('campo.estado'),
              domicilios: t('campo.domicilios'),
              contactos: t('campo.contactos'),
              calle: t('campo.calle'),
              localidad: t('campo.localidad'),
              codigoPostal: t('campo.codigoPostal'),
            }}
          />
        </Tarjeta>
      );
  }
}
