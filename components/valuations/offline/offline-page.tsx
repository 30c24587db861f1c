'use client';

import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { readDeviceRecords, type DeviceRecord } from '@/components/layout/device/device-records';
import { mayDeviceValue } from '@/components/layout/device/device-owner';
import { joinDeviceOwner } from '@/components/layout/device/page-owner';
import { useOnline } from '@/components/layout/device/use-online';
import { waitingCarsStore } from '@/components/layout/device/waiting-cars';
import { PageHeader } from '@/components/layout/page/page-header';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { Notice } from '@/components/ui/feedback/notice';
import { RecordView } from '@/components/valuations/record/record-view';
import { formatAge } from '@/lib/format';
import { OfflineCarForm } from './offline-car-form';
import { SavedRecords } from './saved-records';
import { WaitingCarsCard } from './waiting-cars-card';

interface DeviceState {
  readonly records: readonly DeviceRecord[];
  /** When they were read, to show their age. */
  readonly asOf: Date;
  readonly mayValue: boolean;
}

/** What is available offline: valuations opened on this device, and a form for cars to value later. */
export function OfflinePage({ today }: { today: string }) {
  const [device, setDevice] = useState<DeviceState | null>(null);
  const [openId, setOpenId] = useState('');
  const { cars } = useStore(waitingCarsStore);
  useEffect(() => {
    joinDeviceOwner();
    const asOf = new Date();
    const mayValue = mayDeviceValue();
    void readDeviceRecords(asOf).then((records) => setDevice({ records, asOf, mayValue }));
    const readAddress = () => setOpenId(location.hash.slice(1));
    readAddress();
    addEventListener('hashchange', readAddress);
    return () => removeEventListener('hashchange', readAddress);
  }, []);
  const opened = device?.records.find(({ record }) => record.id === openId);
  if (device && opened) return <OpenedRecord saved={opened} asOf={device.asOf} />;
  return (
    <div className="space-y-6">
      <PageHeader
        title="Without a connection"
        lead="Valuations opened on this device can be read here. Nothing is sent or charged."
      />
      <BackOnline path="/" />
      {device?.mayValue && (
        <div className="max-w-3xl">
          <Card title="Next car">
            <OfflineCarForm today={today} />
          </Card>
        </div>
      )}
      {device?.mayValue && cars.length > 0 && <WaitingCarsCard cars={cars} isReadOnly />}
      {device && <SavedRecords records={device.records} asOf={device.asOf} />}
    </div>
  );
}

/** Shown once back online. */
function BackOnline({ path }: { path: string }) {
  if (!useOnline()) return null;
  return (
    <Notice
      live
      tone="success"
      title="You are online."
      actions={
        <Button onClick={() => window.location.assign(path)}>
          {path === '/' ? 'Go to home' : 'Open this valuation'}
        </Button>
      }
    />
  );
}

function OpenedRecord({ saved: { record, contentHash, savedAt }, asOf }: { saved: DeviceRecord; asOf: Date }) {
  return (
    <div className="space-y-4">
      <Notice
        tone="warning"
        title={`Saved on this device ${formatAge(savedAt, asOf)}.`}
        actions={<Button onClick={() => (window.location.hash = '')}>All valuations on this device</Button>}
      >
        You are reading it without a connection.
      </Notice>
      <BackOnline path={`/valuations/${record.id}`} />
      <RecordView record={record} contentHash={contentHash} />
    </div>
  );
}
