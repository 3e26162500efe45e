import { withoutWaiting } from '../storage/disk';

// What tests keep is not meant to last: only processes that are killed, which are others, have to wait for the disk.
beforeAll(withoutWaiting);
